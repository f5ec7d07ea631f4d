import { createRequire } from 'node:module';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { FunctionsEmulator, ToolsModules, TriggerRequest, Worker } from '../firebase/firebase-tools-types.ts';
import { readCall } from './functions-call.ts';
import { ProcessGone } from './pass-call.ts';
import { passOnToNext, startOnce } from './share-emulator.ts';

const { getSignatureType } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsEmulatorShared.js',
) as ToolsModules['emulator/functionsEmulatorShared.js'];

const BACKEND = { codebase: 'default', functionsDir: '/functions' };

/** Creates an emulator whose processes start when the test lets them. */
function emulatorStarting() {
  const starts: PromiseWithResolvers<Worker>[] = [];
  const emulator = {
    startRuntime: () => {
      const start = Promise.withResolvers<Worker>();
      starts.push(start);
      return start.promise;
    },
  } as unknown as FunctionsEmulator;
  return { emulator, starts };
}

describe('the process of all functions', () => {
  it('is started once for all who wait for it, and again after that', async () => {
    const { emulator, starts } = emulatorStarting();
    startOnce(emulator);

    const waiting = [emulator.startRuntime(BACKEND), emulator.startRuntime(BACKEND)];
    expect(starts).toHaveLength(1);
    starts[0]?.resolve({} as Worker);
    await Promise.all(waiting);
    void emulator.startRuntime(BACKEND);

    expect(starts).toHaveLength(2);
  });

  it('is started anew for new code, and that is what later calls wait for', async () => {
    const { emulator, starts } = emulatorStarting();
    const startAnew = startOnce(emulator);
    const [old, fresh] = [{} as Worker, {} as Worker];

    const before = emulator.startRuntime(BACKEND);
    void startAnew.call(emulator, BACKEND);
    const after = emulator.startRuntime(BACKEND);
    starts[0]?.resolve(old);
    starts[1]?.resolve(fresh);

    expect([await before, await after]).toEqual([old, fresh]);
    expect(await after).toBe(fresh);
  });
});

describe('a call', () => {
  const definition = { entryPoint: 'onUserWritten', timeoutSeconds: 540, eventTrigger: {}, platform: 'gcfv2' };

  /** Handles a call with an emulator that has this handler; resolves with the response's status. */
  async function handled(
    handle: (call: TriggerRequest, response: ServerResponse) => Promise<void>,
  ): Promise<number | undefined> {
    const emulator = {
      triggers: { 'asia-onUserWritten': { def: definition } },
      handleHttpsTrigger: handle,
    } as unknown as FunctionsEmulator;
    passOnToNext(emulator, getSignatureType);
    const answer: { status?: number; headersSent: boolean } = { headersSent: false };
    const response = Object.assign(answer, {
      writeHead: (status: number) => {
        Object.assign(answer, { status, headersSent: true });
        return { end: () => {} };
      },
    }) as unknown as ServerResponse;
    const call = {
      params: { region: 'asia', trigger_name: 'onUserWritten' },
      headers: { 'x-doubloon-function': 'mine' },
    };
    await emulator.handleHttpsTrigger(call as unknown as TriggerRequest, response);
    return answer.status;
  }

  it('says which function it is for, whatever its sender says', async () => {
    let addressed: unknown;
    await handled((call) => {
      addressed = readCall(call.headers);
      return Promise.resolve();
    });

    expect(addressed).toEqual({ target: 'onUserWritten', signature: 'cloudevent', timeoutSeconds: 540 });
  });

  it('goes to the next process when the one it was meant for has ended', async () => {
    let attempts = 0;
    const status = await handled((_call, response) => {
      attempts += 1;
      if (attempts === 1) return Promise.reject(new ProcessGone());
      response.writeHead(200).end();
      return Promise.resolve();
    });

    expect([status, attempts]).toEqual([200, 2]);
  });

  it('is answered when no process can be started', async () => {
    expect(await handled(() => Promise.resolve())).toBe(503);
  });
});
