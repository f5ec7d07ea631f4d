import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { sampleFiles } from '../../../functions/testing/sample-files.ts';
import { callRaw, deps, logLines } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles } from '../../support/given/stored-files.ts';

const PATH = '/media/upload';
const MULTIPART = 'multipart/form-data; boundary=b';
const png = (await sampleFiles())['png']?.bytes ?? new Uint8Array();
let person: Person;
let stranger: Person;

/** The API as the functions runtime calls it: the body read before, as bytes. */
let runtime: Server;

beforeAll(async () => {
  person = await createPerson('content_creator');
  stranger = await createPerson('business_owner');
  const app = createApp(deps());
  runtime = createServer((request, response) => {
    void buffer(request).then((rawBody) => {
      app(Object.assign(request, { rawBody, body: rawBody, _body: true }), response);
    });
  }).listen(0, '127.0.0.1');
  await once(runtime, 'listening');
});

afterAll(() => {
  runtime.close();
  runtime.closeAllConnections();
});

const bytes = (...pieces: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
const file = (name = 'a.png', content: Uint8Array = png) =>
  bytes(`--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`, content, '\r\n');
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const END = '--b--\r\n';

async function direct(body: Uint8Array<ArrayBuffer>, headers: Record<string, string>, by: Person) {
  const answer = await callRaw('POST', PATH, { body, headers, person: by });
  return { status: answer.status, body: answer.body };
}

async function inRuntime(body: Uint8Array<ArrayBuffer>, headers: Record<string, string>, by: Person) {
  const { port } = runtime.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api${PATH}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${by.idToken}`, ...headers },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe.each([
  ['over HTTP', direct],
  ['in the functions runtime', inRuntime],
] as const)('an upload %s', (_where, send) => {
  const multipart = { 'content-type': MULTIPART };

  it('is stored', async () => {
    expect(await send(bytes(field('caption', 'Ahoy'), file(), END), multipart, person)).toMatchObject({
      status: 201,
      body: { caption: 'Ahoy', originalName: 'a.webp' },
    });
  });

  it.each<[string, Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ['without its end', bytes(file()), multipart, 400],
    ['that breaks off in the file', bytes(file()).slice(0, 60), multipart, 400],
    ['with another boundary', bytes(file(), END), { 'content-type': 'multipart/form-data; boundary=c' }, 400],
    ['without a boundary', bytes(file(), END), { 'content-type': 'multipart/form-data' }, 400],
    ['that is empty', bytes(), multipart, 400],
    ['of another kind of form', bytes('file=abc'), { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['that is JSON', bytes('{}'), { 'content-type': 'application/json' }, 415],
    ['with a header that does not end', bytes(`--b\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, END), multipart, 400],
    ['with a prototype', bytes(field('__proto__', '{"a":1}'), file(), END), multipart, 400],
    ['with a field twice', bytes(field('caption', '1'), field('caption', '2'), file(), END), multipart, 422],
    ['with too many fields', bytes(...Array.from({ length: 99 }, (_, i) => field(`f${i}`, '')), END), multipart, 422],
    ['with a file where text belongs', bytes(file(), file().slice(0), END), multipart, 422],
    ['with a text where the file belongs', bytes(field('file', 'abc'), END), multipart, 422],
    ['with a caption that turns around', bytes(field('caption', '\u202egnp'), file(), END), multipart, 422],
    ['with an empty file', bytes(file('a.png', new Uint8Array()), END), multipart, 422],
    ['with a page for a picture', bytes(file('a.png', bytes('<html>')), END), multipart, 415],
    ['of somebody else’s store', bytes(field('userId', 'somebody'), file(), END), multipart, 403],
  ])('%s is refused', async (_what, body, headers, status) => {
    const before = await bucketFiles(`users/${person.uid}`);
    const answer = await send(body, headers, person);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(ErrorEnvelope.parse(answer.body).message).not.toBe('');
    expect(await bucketFiles(`users/${person.uid}`)).toEqual(before);
    expect(logLines.filter(({ message }) => message === 'unexpected error')).toEqual([]);
  });

  it('is refused by who sends it before it is looked at', async () => {
    expect((await send(bytes('garbage'), multipart, stranger)).status).toBe(403);
    expect((await send(bytes('garbage'), multipart, { ...person, idToken: 'none' })).status).toBe(401);
  });

  it('over the limit of one request is refused in the words for one file', async () => {
    const large = bytes(file('a.mp4', new Uint8Array(33 * 1024 * 1024)), END);
    expect(await send(large, multipart, person)).toMatchObject({
      status: 413,
      body: { message: 'File size must be less than 10MB' },
    });
  });
});

describe('a compressed upload', () => {
  const headers = { 'content-type': MULTIPART, 'content-encoding': 'gzip' };

  it('is unpacked, but not without limit', async () => {
    const packed = new Uint8Array(gzipSync(bytes(file(), END)));
    expect((await direct(packed, headers, person)).status).toBe(201);
    const bomb = new Uint8Array(gzipSync(bytes(file('a.mp4', new Uint8Array(40 * 1024 * 1024)), END)));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await direct(bomb, headers, person)).status).toBe(413);
    expect((await direct(bytes('not gzip'), headers, person)).status).toBe(400);
  });
});
