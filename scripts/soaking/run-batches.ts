import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Run, Wanted } from '../../tests/money/property.ts';

/** Sequences of a batch; each batch has a seed of its own. */
const BATCH = 500;

/** Divides the wanted sequences into batches; a sequence named by its path is one batch. */
export function batchesOf({ count, seed, path }: Wanted): Wanted[] {
  if (path !== undefined) return [{ count, seed, path }];
  return Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => ({
    count: Math.min(BATCH, count - index * BATCH),
    seed: seed + index,
  }));
}

/** Runs batches side by side, one per core, and hands on each result with its batch's number as it comes. No batch starts after one that has failed. */
export async function runBatches(batches: readonly Wanted[], onResult: (run: Run, batch: number) => void) {
  const waiting = batches.map((batch, index) => ({ batch, index }));
  const work = async () => {
    const worker = new Worker(new URL('run-batch.ts', import.meta.url));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      worker.postMessage(next.batch);
      const [run] = (await once(worker, 'message')) as [Run];
      if (run.failure) waiting.length = 0;
      onResult(run, next.index);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(batches.length, availableParallelism()) }, work));
}
