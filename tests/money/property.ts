import fc from 'fast-check';
import { runSequence } from './run-sequence.ts';
import { sequences, type Step } from './steps.ts';
import { NO_TALLY, sumTallies, type Tally } from './tally.ts';
import type { WorldOptions } from './world.ts';

/** Result of a run over many sequences. */
export interface Run {
  readonly sequences: number;
  readonly tally: Tally;
  /** The smallest sequence that breaks a promise, with everything needed to run it again; null when none does. */
  readonly failure: { readonly steps: Step[]; readonly report: string; readonly path: string } | null;
}

/** Which sequences: how many, from which seed on; with a path the one that a report names. */
export interface Wanted {
  readonly count: number;
  readonly seed: number;
  readonly path?: string | undefined;
}

/** Runs random sequences one after the other, the same ones for the same seed, until one breaks a promise; that one is made as small as it goes. */
export async function runSequences({ count, seed, path }: Wanted, options: WorldOptions): Promise<Run> {
  let tally = NO_TALLY;
  const property = fc.asyncProperty(sequences(), async (steps) => {
    tally = sumTallies(tally, await runSequence(steps, options));
  });
  const result = await fc.check(property, {
    numRuns: count,
    seed,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!result.failed) return { sequences: result.numRuns, tally, failure: null };
  const [steps = []] = result.counterexample ?? [];
  const { message = 'interrupted' } = (result.errorInstance ?? {}) as Partial<Error>;
  const failedAt = result.counterexamplePath ?? '';
  return {
    sequences: result.numRuns,
    tally,
    failure: {
      steps,
      path: failedAt,
      report: `seed ${result.seed}, path ${failedAt}: ${JSON.stringify(steps)}\n${message}`,
    },
  };
}
