/** The environment variable by which `npm test` tells its parts how much to test. */
export const SCOPE_VARIABLE = 'TEST_SCOPE';

/** The scope of a run: `quick` of `npm test`, `all` of `npm test -- --all` and of a test file by itself. */
export type Scope = 'quick' | 'all';

export function scope(): Scope {
  return process.env[SCOPE_VARIABLE] === 'quick' ? 'quick' : 'all';
}

/** Returns how many cases a property test tries: its budget in the quick run and in the full one. */
export function caseBudget(quick: number, all: number): number {
  return scope() === 'quick' ? quick : all;
}
