import { scope } from './scope.ts';

/** Test files that only `npm test -- --all` runs. */
export interface SlowTest {
  /** Path from the root of the repository, or of a folder, then with `/` at its end. */
  readonly path: string;
  readonly reason: string;
}

export const SLOW_TESTS: readonly SlowTest[] = [
  { path: 'tests/engines/emulator-data.test.ts', reason: 'starts two suites on the demo data' },
  { path: 'tests/engines/engine-killed.test.ts', reason: 'kills the engines of a suite of its own' },
  {
    path: 'tests/engines/journey-crash.test.ts',
    reason: 'kills processes of a whole suite in the middle of a journey',
  },
  { path: 'tests/engines/payments-sigkill.test.ts', reason: 'kills the API at every step of every flow of money' },
  {
    path: 'tests/engines/redelivery.test.ts',
    reason: 'plays the demo data and delivers its thousand events three times over',
  },
  {
    path: 'tests/engines/repair.test.ts',
    reason: 'starts a suite on the demo data and runs the command on all of it a dozen times',
  },
  { path: 'tests/engines/start.test.ts', reason: 'builds and starts the whole product twice' },
  { path: 'tests/engines/stripe-behaviour/restart.test.ts', reason: 'kills and starts the stand-in a dozen times' },
  {
    path: 'tests/engines/suite-data.test.ts',
    reason: 'starts a suite, one on its export, and kills the engine of that',
  },
  { path: 'tests/engines/suite-end.test.ts', reason: 'starts and ends five suites, some by force' },
];

/** Patterns that leave the slow tests out of a quick run, for the settings of Vitest and Playwright; with a folder, of what lies in it, from there. */
export function leftOut(folder = '', slow: readonly SlowTest[] = SLOW_TESTS): string[] {
  if (scope() === 'all') return [];
  return slow
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => `**/${path.slice(folder.length)}${path.endsWith('/') ? '**' : ''}`);
}
