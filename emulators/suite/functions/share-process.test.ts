import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToolsModules, Worker, WorkerPool } from '../firebase/firebase-tools-types.ts';
import { LISTENING } from './functions-call.ts';
import { awaitListening, poolOne, takeMany } from './share-process.ts';

/** firebase-tools' own classes, so that the test notices a version with different ones. */
const tools = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
) as ToolsModules['emulator/functionsRuntimeWorker.js'];

interface RealPool extends WorkerPool {
  addWorker: (trigger: undefined, runtime: object) => Worker;
  readyForWork: (triggerId: string) => boolean;
}
const Pool = class extends (tools.RuntimeWorkerPool as unknown as new () => RealPool) {};
const RealWorker = class extends (tools.RuntimeWorker as unknown as new (id: undefined, runtime: object) => Worker) {};
poolOne(Pool.prototype);
takeMany(RealWorker.prototype);
awaitListening(RealWorker.prototype);

let folder: string;
let socketPath: string;
let server: Server;
/** Unanswered calls in their order. */
let calls: ServerResponse[];
let arrived: EventEmitter;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-share-'));
  socketPath = join(folder, 'functions.sock');
  calls = [];
  arrived = new EventEmitter();
  server = createServer((_incoming, response) => {
    calls.push(response);
    arrived.emit('call');
  }).listen(socketPath);
  await once(server, 'listening');
});

afterEach(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Creates a process that only records the calls made on it. */
function fakeProcess() {
  const ended: string[] = [];
  const child = Object.assign(new EventEmitter(), { kill: () => ended.push('kill') });
  return { runtime: { process: child, events: new EventEmitter(), conn: { socketPath } }, child, ended };
}

/** Makes a call to the worker; resolves with the status once it is answered. */
async function callTo(worker: Worker): Promise<{ status: Promise<number | undefined>; done: Promise<void> }> {
  const done = Promise.withResolvers<void>();
  const heard = once(arrived, 'call');
  const emulator = createServer((_incoming, response) => {
    worker.request({ method: 'GET', path: '/', headers: {} }, response).then(done.resolve, done.reject);
  }).listen(0);
  await once(emulator, 'listening');
  const outgoing = request({ port: (emulator.address() as AddressInfo).port, agent: false }).end();
  const status = once(outgoing, 'response').then(([answer]) => {
    emulator.close();
    return (answer as IncomingMessage).statusCode;
  });
  await heard;
  return { status, done: done.promise };
}

describe('the process of all functions', () => {
  it('is busy until the last of its calls is answered', async () => {
    const worker = new RealWorker(undefined, fakeProcess().runtime);
    worker.readyForWork();
    const [first, second] = [await callTo(worker), await callTo(worker)];

    calls[0]?.end();
    await first.done;
    expect(worker.state).toBe('BUSY');
    calls[1]?.end();
    await second.done;
    expect(worker.state).toBe('IDLE');
  });

  it('goes on with other calls when one of them breaks off', async () => {
    const { runtime, ended } = fakeProcess();
    const worker = new RealWorker(undefined, runtime);
    worker.readyForWork();
    const [first, second] = [await callTo(worker), await callTo(worker)];

    calls[0]?.destroy();
    expect(await first.status).toBe(503);
    calls[1]?.end();
    expect(await second.status).toBe(200);
    expect(ended).toEqual([]);
  });

  it('ends with its last call once there is a newer one', async () => {
    const pool = new Pool();
    const old = fakeProcess();
    const worker = pool.addWorker(undefined, old.runtime);
    Object.setPrototypeOf(worker, RealWorker.prototype);
    worker.readyForWork();
    const underWay = [await callTo(worker), await callTo(worker)];
    const newer = pool.addWorker(undefined, fakeProcess().runtime);
    newer.readyForWork();

    pool.refresh();
    expect(pool.getIdleWorker()).toBe(newer);
    calls[0]?.end();
    await underWay[0]?.done;
    expect(old.ended).toEqual([]);
    calls[1]?.end();
    await underWay[1]?.done;
    expect(old.ended).toEqual(['kill']);
  });

  it('ends at once after a new build when nothing is under way', () => {
    const pool = new Pool();
    const old = fakeProcess();
    pool.addWorker(undefined, old.runtime).readyForWork();
    pool.addWorker(undefined, fakeProcess().runtime).readyForWork();

    pool.refresh();

    expect(old.ended).toEqual(['kill']);
  });

  it.each(['IDLE', 'BUSY', 'CREATED', 'FINISHING'] as const)(
    'gets calls of any function or not while it is %s',
    (state) => {
      const pool = new Pool();
      pool.addWorker(undefined, fakeProcess().runtime).state = state;

      expect([pool.readyForWork('api'), pool.readyForWork('onUserWritten')]).toEqual(
        Array(2).fill(state === 'IDLE' || state === 'BUSY'),
      );
    },
  );

  it('is ready when it says that it listens', async () => {
    const { runtime, child } = fakeProcess();
    const worker = new RealWorker(undefined, runtime);
    const ready = worker.waitForSocketReady();

    child.emit('message', `${JSON.stringify(LISTENING)}\n`);
    await ready;

    expect(worker.state).toBe('IDLE');
  });

  it('is not waited for when it has ended', async () => {
    const { runtime, child } = fakeProcess();
    const ready = new RealWorker(undefined, runtime).waitForSocketReady();

    child.emit('exit', 1, null);

    await expect(ready).rejects.toThrow('ended with code 1 before it listened');
  });
});
