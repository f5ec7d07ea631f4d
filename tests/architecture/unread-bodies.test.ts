import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressCall, type FunctionCall } from '../../emulators/suite/functions/functions-call.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const MEGABYTE = 1024 * 1024;

/** The process of the local suite, and the one that Google's platform starts, at the version that is deployed. */
const SUITE = 'emulators/suite/functions/functions-runtime.ts';
const PLATFORM = 'node_modules/@google-cloud/functions-framework/build/src/main.js';

/** The API as it is deployed, but for what it asks, and a function for events, in the process that prepares requests as the platform does. */
const CODE = `
import { onRequest } from 'firebase-functions/https';
import { createApp } from '${ROOT}/functions/src/app.ts';
import { giveTypeBack, keepBodiesUnread } from '${ROOT}/functions/src/platform/http/request-body.ts';
import { createMemoryFirestore } from '${ROOT}/tests/support/memory-firestore/memory-firestore.ts';
import { productDatabase } from '${ROOT}/tests/support/setup/product-database.ts';

keepBodiesUnread(process.env);
const log = { info() {}, error() {}, warn() {}, child: () => log };
const callsPerMinute = { user: 600, network: 600 };
const config = { trustedProxies: [], siteOrigin: 'http://127.0.0.1:5000', testMode: false, callsPerMinute };
const app = createApp({ config, log, clock: { now: () => new Date() }, db: productDatabase(createMemoryFirestore()), auth: {} });
export const api = onRequest((request, response) => {
  giveTypeBack(request);
  if (request.url === '/peak') response.json(process.resourceUsage().maxRSS * 1024);
  else app(request, response);
});
const seen = [];
export const onThing = (event) => void seen.push(event);
export const shows = onRequest((request, response) => response.json(seen));
`;

let folder: string;
let socketPath: string;
let child: ChildProcess;

/** Starts a program with what tells it which functions it runs: all of them, or the one that the platform names. */
async function start(program: string, told: Readonly<Record<string, string>>): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'doubloon bodies '));
  socketPath = join(folder, 'functions.sock');
  writeFileSync(join(folder, 'index.js'), CODE);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'code', type: 'module', main: 'index.js' }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const { FUNCTION_TARGET: _one, FUNCTIONS_EMULATOR: _all, ...env } = process.env;
  child = spawn(process.execPath, [join(ROOT, program)], {
    cwd: folder,
    env: { ...env, PORT: socketPath, GCLOUD_PROJECT: 'demo-runtime', ...told },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await vi.waitFor(() => expect(existsSync(socketPath)).toBe(true), { timeout: 60_000, interval: 50 });
}

function stop(): void {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}

interface Sent {
  readonly type?: string;
  readonly body?: string;
  readonly signature?: FunctionCall['signature'];
  /** Sends `Content-Length` when true, a chunked body when false. */
  readonly announced?: boolean;
}

async function ask(target: string, path: string, { type, body = '', signature = 'http', announced = true }: Sent = {}) {
  const headers: IncomingHttpHeaders = {
    ...(type && { 'content-type': type }),
    ...(announced ? { 'content-length': String(Buffer.byteLength(body)) } : { 'transfer-encoding': 'chunked' }),
  };
  addressCall(headers, { target, signature, timeoutSeconds: 60 });
  const outgoing = request({ socketPath, path, method: 'POST', headers, agent: false });
  const [answer] = (await once(outgoing.end(body), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await json(answer) };
}

const login = (sent: Sent) => ask('api', '/api/auth/login', { type: 'application/json', ...sent });

describe.each([
  ['of the local suite, which runs all functions', SUITE, { FUNCTIONS_EMULATOR: 'true' }],
  ['of the local suite, told to run the API alone', SUITE, { FUNCTION_TARGET: 'api' }],
  ['of the platform, which runs the API alone', PLATFORM, { FUNCTION_TARGET: 'api' }],
])('a body, in the process %s and parses what it can before it calls one', (_process, program, told) => {
  beforeAll(() => start(program, told));
  afterAll(stop);

  it.each([true, false])(
    'of a stranger is neither parsed nor kept when it is too large; announced: %s',
    async (announced) => {
      const body = `[${'{},'.repeat(10 * MEGABYTE - 1)}{}]`;
      const { body: before } = await ask('api', '/peak');
      expect(await login({ body, announced })).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
      const { body: after } = await ask('api', '/peak');
      const held = ((after as number) - (before as number)) / MEGABYTE;
      console.log(`measured: ${Math.round(held)} MB more for a body of ${body.length / MEGABYTE} MB`);
      expect(held).toBeLessThan(100);
    },
  );

  it('to an address that nobody serves is left where it is', async () => {
    const sent = { type: 'application/json', body: '{' };
    expect(await ask('api', '/nowhere', sent)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is answered by the function also when it is not JSON', async () => {
    expect(await login({ body: '{"email":' })).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    expect(await login({ body: 'email=a', type: 'application/x-www-form-urlencoded' })).toMatchObject({ status: 415 });
  });

  it('that is right is read by the function', async () => {
    expect(await login({ body: '{"email":7}' })).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});

describe('a body, in the process of the local suite', () => {
  beforeAll(() => start(SUITE, { FUNCTIONS_EMULATOR: 'true' }));
  afterAll(stop);

  it('of an event is parsed for its function', async () => {
    const event = { id: '1', type: 'written', data: { gold: 1 } };
    const sent = {
      signature: 'cloudevent',
      type: 'application/cloudevents+json',
      body: JSON.stringify(event),
    } as const;
    expect(await ask('onThing', '/', sent)).toMatchObject({ status: 200 });
    expect((await ask('shows', '/')).body).toEqual([event]);
  });
});
