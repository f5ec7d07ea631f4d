import type { PendingFile } from './pending-files.store.ts';
import { giveUpArrivals, removeReleasedFiles } from './release-files.ts';
import type { FileDependencies } from './store-files.ts';

/** Longer than any request lives: a file that has not been kept by then never will be. */
const PATIENCE_MS = 60 * 60 * 1000;
const BATCH = 100;
const MAX_BATCHES = 20;

/** Removes the files that a process which died left behind: those no document came to name, and those released but not removed. */
export async function sweepFiles(deps: FileDependencies): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - PATIENCE_MS);
  let last: PendingFile | undefined;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await deps.db.pendingFiles.findOld(before, BATCH, last);
    const pathsOf = (state: 'arriving' | 'leaving') =>
      found.filter((file) => file.state === state).map(({ storagePath }) => storagePath);
    const givenUp = await giveUpArrivals(deps, pathsOf('arriving'), now);
    await removeReleasedFiles(deps, [...givenUp, ...pathsOf('leaving')]);
    last = found.at(-1);
    if (found.length < BATCH) return;
  }
}
