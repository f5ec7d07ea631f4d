/** The environment variable through which `npm test` tells its parts how much to test. */
export const SCOPE_VARIABLE = 'TEST_SCOPE';

/** The scope of a run: `quick` for `npm test`, `all` for `npm test -- --all` and for a test file that is named. */
export type Scope = 'quick' | 'all';

export function scope(): Scope {
  return process.env[SCOPE_VARIABLE] === 'quick' ? 'quick' : 'all';
}

/** Returns how many cases a property test tries: its budget in the quick or in the full run. */
export function caseBudget(quick: number, all: number): number {
  return scope() === 'quick' ? quick : all;
}
