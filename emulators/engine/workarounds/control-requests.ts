import type { Readable } from 'node:stream';

const LETTER_P = 0x50;
const HEAD_END = '\r\n\r\n';
const MAX_BYTES = 4 * 1024 * 1024;

/** Matches requests of firebase-tools that an emulator stores: triggers of either generation, and rules that are edited while it runs. */
const CONTROL =
  /^(?:PUT|POST) (\/emulator\/v1\/projects\/[^/ ]+(?::securityRules|\/triggers\/\S+|\/eventarcTrigger\?\S+)) HTTP\/1\.1\r\n/;

/**
 * Watches a client's stream and reports each complete HTTP request of the emulator's control interface, with its path as key. Requests start at the beginning
 * of a chunk, because no client of that interface sends the next one before the answer.
 */
export function recordControlRequests(client: Readable, onRequest: (path: string, request: Buffer) => void): void {
  let path: string | undefined;
  let request = Buffer.alloc(0);
  client.on('data', (chunk: Buffer) => {
    if (path === undefined) {
      if (chunk[0] !== LETTER_P) return;
      path = CONTROL.exec(chunk.toString('latin1', 0, 2_048))?.[1];
      if (path === undefined) return;
      request = Buffer.alloc(0);
    }
    request = Buffer.concat([request, chunk]);
    const whole = request.length > MAX_BYTES ? undefined : isWhole(request);
    if (whole === false) return;
    if (whole) onRequest(path, request);
    path = undefined;
  });
}

function isWhole(request: Buffer): boolean {
  const headEnd = request.indexOf(HEAD_END);
  if (headEnd < 0) return false;
  const head = request.toString('latin1', 0, headEnd);
  if (/^transfer-encoding: *chunked/im.test(head)) return request.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  return request.length >= headEnd + HEAD_END.length + length;
}
