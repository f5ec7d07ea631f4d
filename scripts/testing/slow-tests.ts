import { scope } from './scope.ts';

/** Test files that only `npm test -- --all` runs. */
export interface SlowTest {
  /** Path from the root of the repository, or of a folder, then with `/` at its end. */
  readonly path: string;
  readonly reason: string;
}

export const SLOW_TESTS: readonly SlowTest[] = [];

/** Patterns that leave the slow tests out of a quick run, for the settings of Vitest and Playwright; with a folder, of what lies in it, from there. */
export function leftOut(folder = '', slow: readonly SlowTest[] = SLOW_TESTS): string[] {
  if (scope() === 'all') return [];
  return slow
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => `**/${path.slice(folder.length)}${path.endsWith('/') ? '**' : ''}`);
}
