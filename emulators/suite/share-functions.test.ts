import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { giveToBusy, startOnce, type FunctionsEmulator, type WorkerPool } from './share-functions.ts';

interface RealPool extends WorkerPool {
  readyForWork: (triggerId: string) => boolean;
  setTriggerWorkers: (triggerId: string, workers: { state: string }[]) => void;
}

/** firebase-tools' own pool, so that a version with another one is noticed. */
const { RuntimeWorkerPool } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
) as { RuntimeWorkerPool: new () => RealPool };

describe('a function that is called while it runs', () => {
  const pool = new RuntimeWorkerPool();
  giveToBusy(pool);

  it.each([
    ['IDLE', true],
    ['BUSY', true],
    ['CREATED', false],
    ['FINISHING', false],
  ])('has a process for the call when one is %s: %s', (state, ready) => {
    pool.setTriggerWorkers('api', [{ state }]);
    expect(pool.readyForWork('api')).toBe(ready);
  });

  it('is given to one that has nothing to do, if there is one', () => {
    const idle = { state: 'IDLE' };
    pool.setTriggerWorkers('api', [{ state: 'BUSY' }, idle]);
    expect(pool.getIdleWorker('api')).toBe(idle);
  });
});

describe('a function that is called while it starts', () => {
  it('is started once, and again after that', async () => {
    const started: string[] = [];
    const emulator: FunctionsEmulator = {
      startRuntime: async (_backend, trigger) => {
        started.push(trigger?.id ?? 'discovery');
        await Promise.resolve();
        return { state: 'IDLE' };
      },
    };
    startOnce(emulator);
    await Promise.all(['api', 'api', 'other'].map((id) => emulator.startRuntime({}, { id })));
    await emulator.startRuntime({});
    expect(started).toEqual(['api', 'other', 'discovery']);
    await emulator.startRuntime({}, { id: 'api' });
    expect(started).toEqual(['api', 'other', 'discovery', 'api']);
  });
});
