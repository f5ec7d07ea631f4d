import { createRequire } from 'node:module';

interface Worker {
  readonly state: string;
}

/** What is used here of firebase-tools' pool of functions processes, `RuntimeWorkerPool` in lib/emulator/functionsRuntimeWorker.js. */
export interface WorkerPool {
  getIdleWorker: (this: WorkerPool, triggerId: string, runtime?: unknown) => Worker | undefined;
  getTriggerWorkers: (triggerId: string, runtime?: unknown) => readonly Worker[];
}

/** The same of `FunctionsEmulator` in lib/emulator/functionsEmulator.js. */
export interface FunctionsEmulator {
  startRuntime: (this: FunctionsEmulator, backend: unknown, trigger?: { id: string }) => Promise<Worker>;
}

/** Gives a call to the process of its function, busy or not, instead of starting another one. */
export function giveToBusy(pool: WorkerPool): void {
  const { getIdleWorker } = pool;
  pool.getIdleWorker = function (triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    return idle ?? this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === 'BUSY');
  };
}

/** Lets calls that come while their function's process starts wait for that one. */
export function startOnce(emulator: FunctionsEmulator): void {
  const { startRuntime } = emulator;
  const starting = new Map<string, Promise<Worker>>();
  emulator.startRuntime = function (backend, trigger) {
    if (!trigger) return startRuntime.call(this, backend);
    const underWay = starting.get(trigger.id);
    if (underWay) return underWay;
    const started = startRuntime.call(this, backend, trigger).finally(() => void starting.delete(trigger.id));
    starting.set(trigger.id, started);
    return started;
  };
}

/**
 * Loaded into firebase-tools by `--import`. On its own it starts one more process for every call of a function while another call runs,
 * and keeps it: a burst of trigger events became 90 processes of 230 MB each. Deployed, one instance of a function takes many calls at once
 * (https://firebase.google.com/docs/functions/manage-functions#allow_concurrent_requests); so it does here, one process per function.
 */
const require = createRequire(import.meta.url);
if (process.argv[1] === require.resolve('firebase-tools/lib/bin/firebase.js')) {
  const workers = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js') as {
    RuntimeWorkerPool: { prototype: WorkerPool };
  };
  const emulator = require('firebase-tools/lib/emulator/functionsEmulator.js') as {
    FunctionsEmulator: { prototype: FunctionsEmulator };
  };
  giveToBusy(workers.RuntimeWorkerPool.prototype);
  startOnce(emulator.FunctionsEmulator.prototype);
}
