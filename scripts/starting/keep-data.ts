import type { Suite } from '../../emulators/suite/suite-options.ts';

const SNAPSHOT_EVERY_MS = 10_000;

export interface Keeper {
  /** Takes the last snapshot; call it while the suite still runs. */
  finish: () => Promise<void>;
}

/** Exports the suite's data to `dir` again and again, so that also a killed run loses at most the last seconds. */
export function keepData(suite: Pick<Suite, 'exportTo'>, dir: string, onError: (message: string) => void): Keeper {
  let last = Promise.resolve();
  const snapshot = () => {
    last = last.then(() => suite.exportTo(dir)).catch((error: Error) => onError(error.message));
    return last;
  };
  const timer = setInterval(() => void snapshot(), SNAPSHOT_EVERY_MS);
  return {
    finish: () => {
      clearInterval(timer);
      return snapshot();
    },
  };
}
