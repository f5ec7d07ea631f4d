import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressCall } from './functions-call.ts';
import { passCall, ProcessGone, type PassedCall } from './pass-call.ts';

let folder: string;
let socketPath: string;
let servers: Server[];
/** Messages that `passCall` has logged so far. */
let outcomes: Promise<unknown>[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-pass-'));
  socketPath = join(folder, 'functions.sock');
  servers = [];
  outcomes = [];
});

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function serve(listener: RequestListener, where: string | number = socketPath): Promise<Server> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(where as string);
  await once(server, 'listening');
  return server;
}

/** Passes a call on as the functions emulator does; resolves with the answer that the caller receives. */
async function call(
  change: Partial<PassedCall> = {},
): Promise<{ status: number | undefined; body: string; headers: object }> {
  const emulator = await serve((incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    const passed = passCall(socketPath, { method, path, headers, ...change }, response);
    outcomes.push(
      passed.catch((error: unknown) => {
        response.destroy();
        return error;
      }),
    );
  }, 0);
  const outgoing = request({ port: (emulator.address() as AddressInfo).port, path: '/some?way', method: 'POST' });
  const [answer] = (await once(outgoing.end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer), headers: answer.headers };
}

describe('a call that is passed on', () => {
  it('arrives as it was sent, and its answer too', async () => {
    await serve((incoming, response) => {
      void text(incoming).then((body) => {
        const { method, url, headers } = incoming;
        response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-heard': headers['x-said'] });
        response.end(JSON.stringify({ method, url, body }));
      });
    });

    const answer = await call({ headers: { 'x-said': 'hello', 'content-length': '4' }, body: Buffer.from('gold') });

    expect(answer).toMatchObject({ status: 201, headers: { 'set-cookie': ['a=1', 'b=2'], 'x-heard': 'hello' } });
    expect(JSON.parse(answer.body)).toEqual({ method: 'POST', url: '/some?way', body: 'gold' });
    expect(await Promise.all(outcomes)).toEqual([undefined]);
  });

  it('never meets a connection that the process is just closing', async () => {
    const used = new WeakSet<object>();
    await serve((incoming, response) => {
      // Simulates a process that closed the connection while the next call was on its way.
      if (used.has(incoming.socket)) incoming.socket.destroy();
      used.add(incoming.socket);
      response.end('gold');
    });

    const headers = { connection: 'keep-alive' };
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await call({ headers })).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it('is answered with 504 when its function takes longer than it may', async () => {
    await serve(() => {});
    const headers = {};
    addressCall(headers, { target: 'api', signature: 'http', timeoutSeconds: 0.01 });

    expect(await call({ headers })).toMatchObject({ status: 504, body: 'The function took longer than its 0.01 s' });
    expect(await Promise.all(outcomes)).toEqual(['took longer than its 0.01 s']);
  });

  it('is answered with 503 when the process ends with it', async () => {
    await serve((incoming) => incoming.socket.destroy());

    expect(await call()).toMatchObject({ status: 503, body: expect.stringContaining('did not answer') as string });
  });

  it('breaks off where its answer broke off', async () => {
    await serve((_incoming, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a part', () => response.destroy());
    });

    await expect(call()).rejects.toThrow('aborted');
    expect(await Promise.all(outcomes)).toEqual([expect.stringContaining('did not answer')]);
  });

  it('may have another process when nobody has heard it', async () => {
    await expect(call()).rejects.toThrow('socket hang up');
    expect(await Promise.all(outcomes)).toEqual([expect.any(ProcessGone)]);
  });
});
