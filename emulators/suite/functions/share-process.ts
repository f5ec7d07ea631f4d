import { passCall, ProcessGone } from './pass-call.ts';
import { LISTENING, readCall } from './functions-call.ts';
import type { Worker, WorkerPool } from '../firebase/firebase-tools-types.ts';

/** Gives all calls of a codebase to its newest process; an older one, replaced after a new build, ends with its last call. */
export function poolOne(pool: WorkerPool): void {
  pool.getKey = () => '~all~';
  pool.getIdleWorker = function () {
    this.cleanUpWorkers();
    return this.getTriggerWorkers().findLast(({ state }) => state === 'IDLE' || state === 'BUSY');
  };
  pool.refresh = function () {
    for (const worker of this.getTriggerWorkers().slice(0, -1)) {
      const busy = worker.state === 'BUSY';
      worker.state = 'FINISHING';
      if (!busy) worker.runtime.process.kill();
    }
  };
}

/** Lets a process work on many calls at once. firebase-tools considers it idle after the first of them, and ends it when one fails. */
export function takeMany(worker: Worker): void {
  const underWay = new WeakMap<Worker, number>();
  const count = (which: Worker, change: 1 | -1) => {
    const calls = (underWay.get(which) ?? 0) + change;
    underWay.set(which, calls);
    return calls;
  };
  worker.request = async function (call, response, body) {
    const name = readCall(call.headers)?.target ?? call.path;
    const began = performance.now();
    this.logInfo(`Beginning execution of "${name}"`);
    if (count(this, 1) === 1) this.state = 'BUSY';
    try {
      const problem = await passCall(this.runtime.conn.socketPath, { ...call, body }, response);
      if (problem !== undefined) this.logger.log('ERROR', `${name} ${problem}`);
    } catch (error) {
      // Its end is known here before the system reports it.
      if (error instanceof ProcessGone) this.state = 'FINISHED';
      throw error;
    } finally {
      this.logInfo(`Finished "${name}" in ${(performance.now() - began).toFixed(1)}ms`);
      if (count(this, -1) === 0) {
        if (this.state === 'BUSY') this.state = 'IDLE';
        else if (this.state === 'FINISHING') this.runtime.process.kill();
      }
    }
  };
}

/** Waits for a process's message or its end; firebase-tools would poll every 100 ms, for 30 s, even after it has ended. */
export function awaitListening(worker: Worker): void {
  worker.waitForSocketReady = function () {
    const { process: child } = this.runtime;
    return new Promise((resolve, reject) => {
      child.on('message', (message) => {
        if (typeof message !== 'string' || !message.includes(LISTENING.text)) return;
        this.readyForWork();
        resolve();
      });
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`the functions process ended with ${signal ?? `code ${code}`} before it listened`)),
      );
    });
  };
}
