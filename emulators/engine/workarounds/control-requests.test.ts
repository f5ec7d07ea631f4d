import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { recordControlRequests } from './control-requests.ts';

const TRIGGER = '/emulator/v1/projects/demo/eventarcTrigger?eventarcTriggerId=a-0';

function request(method: string, path: string, body: string): string {
  return `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Returns the requests that were recorded on a connection over which these chunks arrive. */
function record(...chunks: string[]): [string, string][] {
  const client = new PassThrough();
  const recorded: [string, string][] = [];
  recordControlRequests(client, (path, content) => recorded.push([path, content.toString()]));
  for (const chunk of chunks) client.emit('data', Buffer.from(chunk));
  return recorded;
}

describe('what a restarted engine is told again', () => {
  it.each([
    ['POST', TRIGGER],
    ['PUT', '/emulator/v1/projects/demo/triggers/region-name-0'],
    ['PUT', '/emulator/v1/projects/demo:securityRules'],
  ])('is each %s %s', (method, path) => {
    const whole = request(method, path, '{"a":1}');

    expect(record(whole)).toEqual([[path, whole]]);
  });

  it('is found when it arrives in pieces', () => {
    const whole = request('POST', TRIGGER, '{"a":"ä"}');

    expect(record(whole.slice(0, 120), whole.slice(120, -3), whole.slice(-3))).toEqual([[TRIGGER, whole]]);
  });

  it('is found after other requests on the same connection', () => {
    const whole = request('POST', TRIGGER, '{}');

    expect(
      record(request('POST', '/v1/projects/demo/databases/(default)/documents:commit', '{}'), whole, whole),
    ).toHaveLength(2);
  });

  it('is nothing else: neither data, nor an export, nor a removal', () => {
    expect(
      record(
        request('POST', '/v1/projects/demo/databases/(default)/documents:commit', '{}'),
        request('POST', '/emulator/v1/projects/demo:export', '{}'),
        request('DELETE', '/emulator/v1/projects/demo/databases/(default)/documents', ''),
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      ),
    ).toEqual([]);
  });
});
