import type { ScreenFigures } from './measure-screen.ts';
import type { VisitFigures } from './measure-visits.ts';

/** All that is measured of a screen. Records from before one was measured lack it, as do screens that no link leads to. */
export type Measurement = Partial<ScreenFigures & VisitFigures>;

/** Returns the median of each figure over several runs. */
export function middleOf(runs: readonly Measurement[]): Measurement {
  const names = new Set(runs.flatMap((run) => Object.keys(run) as (keyof Measurement)[]));
  const middle: Measurement = {};
  for (const name of names) {
    const found = runs.flatMap((run) => run[name] ?? []).sort((a, b) => a - b);
    middle[name] = found[Math.floor(found.length / 2)];
  }
  return middle;
}
