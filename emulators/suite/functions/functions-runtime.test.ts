import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressCall, LISTENING, MANIFEST_PATH, type FunctionCall } from './functions-call.ts';

const ROOT = resolve(import.meta.dirname, '../..', '..');

/** Deployed code for the test: a function that waits for another, one for events, one that fails, and one inside a group. */
const CODE = `
import { onRequest } from 'firebase-functions/https';
import { onDocumentWritten } from 'firebase-functions/firestore';
const met = Promise.withResolvers();
export const waits = onRequest(async (request, response) => response.json(await met.promise));
export const tells = onRequest({ timeoutSeconds: 30 }, (request, response) => {
  const { method, url, query, body, rawBody } = request;
  met.resolve({ method, url, query, body, raw: String(rawBody) });
  response.send('told');
});
export const group = { inner: onRequest((request, response) => response.send('inner')) };
const seen = [];
export const onThing = Object.assign((event) => void seen.push({ ...event, data: String(event.data) }), {
  __endpoint: onDocumentWritten('things/{id}', () => {}).__endpoint,
});
export const shows = onRequest((request, response) => response.json(seen));
export const fails = () => { throw new Error('of its own doing'); };
`;

const JSON_EVENT = { 'content-type': 'application/cloudevents+json' };

let folder: string;
let socketPath: string;
let child: ChildProcess;
let stderr: Readable;
let log = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon functions '));
  socketPath = join(folder, 'functions.sock');
  writeFileSync(join(folder, 'index.js'), CODE);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'code', type: 'module', main: 'index.js' }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  child = spawn(process.execPath, [join(import.meta.dirname, 'functions-runtime.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: socketPath, GCLOUD_PROJECT: 'demo-runtime' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  stderr = child.stderr!;
  stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [message] = (await once(child, 'message')) as [string];
  expect(JSON.parse(message)).toEqual(LISTENING);
}, 60_000);

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: IncomingHttpHeaders, body = ''): Promise<{ status?: number; body: string }> {
  const outgoing = request({ socketPath, path, method: 'POST', headers, agent: false });
  const [answer] = (await once(outgoing.end(body), 'response')) as [IncomingMessage];
  return { ...(answer.statusCode !== undefined && { status: answer.statusCode }), body: await text(answer) };
}

/** Resolves once the process has logged this text; logs and answers arrive on different channels. */
async function logged(words: string): Promise<void> {
  while (!log.includes(words)) await once(stderr, 'data');
}

interface CallOptions {
  signature?: FunctionCall['signature'];
  path?: string;
  headers?: IncomingHttpHeaders;
  body?: string;
}

function call(target: string, { signature = 'http', path = '/', headers = {}, body = '' }: CallOptions = {}) {
  const addressed = { ...headers };
  addressCall(addressed, { target, signature, timeoutSeconds: 60 });
  return ask(path, addressed, body);
}

describe('the process of all functions', () => {
  it('works on several calls at once, each of them its function’s, with what was sent', async () => {
    const waiting = call('waits');
    const told = await call('tells', {
      path: '/a/b?c[d]=e',
      headers: { 'content-type': 'application/json' },
      body: '{"gold": 1}',
    });

    expect(told).toEqual({ status: 200, body: 'told' });
    expect(JSON.parse((await waiting).body)).toEqual({
      method: 'POST',
      url: '/a/b?c[d]=e',
      query: { c: { d: 'e' } },
      body: { gold: 1 },
      raw: '{"gold": 1}',
    });
    expect(await call('group.inner')).toEqual({ status: 200, body: 'inner' });
  });

  it('hands events over, whether their attributes are headers or stand in the body', async () => {
    const binary = { 'ce-id': '1', 'ce-type': 'written', 'content-type': 'application/protobuf' };
    const structured = JSON.stringify({ id: '2', type: 'written', data: 'two' });

    const taken = [
      await call('onThing', { signature: 'cloudevent', headers: binary, body: 'one' }),
      await call('onThing', { signature: 'cloudevent', headers: JSON_EVENT, body: structured }),
    ];

    expect(taken.map(({ body }) => JSON.parse(body) as unknown)).toEqual(Array(2).fill({ status: 'acknowledged' }));
    expect(JSON.parse((await call('shows')).body)).toEqual([
      { id: '1', type: 'written', data: 'one' },
      { id: '2', type: 'written', data: 'two' },
    ]);
  });

  it('answers for a function that fails, says why in the log, and goes on', async () => {
    expect(await call('fails', { signature: 'cloudevent', headers: JSON_EVENT, body: '{}' })).toEqual({
      status: 500,
      body: 'of its own doing',
    });
    await logged('of its own doing');
    expect((await call('group.inner')).status).toBe(200);
  });

  it.each([
    ['a function that the code has not', () => call('group.other'), /no function group\.other/],
    ['a function of the 1st generation', () => call('onThing', { signature: 'event' }), /1st generation/],
    ['a request that names none', () => ask('/', {}), /names no function/],
  ])('refuses %s', async (_what, asked, why) => {
    const { status, body } = await asked();
    expect(status).toBe(500);
    expect(body).toMatch(why);
  });

  it('tells what functions there are, but not to a caller of one', async () => {
    const { body } = await ask(MANIFEST_PATH, {});
    const { endpoints } = JSON.parse(body) as { endpoints: Record<string, object> };

    expect(Object.keys(endpoints).sort()).toEqual(['group-inner', 'onThing', 'shows', 'tells', 'waits']);
    expect(endpoints['tells']).toMatchObject({ entryPoint: 'tells', timeoutSeconds: 30 });
    expect(await call('group.inner', { path: MANIFEST_PATH })).toMatchObject({ body: 'inner' });
  });
});
