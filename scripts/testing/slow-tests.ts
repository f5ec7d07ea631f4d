/** Test files that only `npm test -- --all` runs. */
export interface SlowTest {
  /** Path from the root of the repository, or of a folder, then with `/` at its end. */
  readonly path: string;
  readonly reason: string;
}

export const SLOW_TESTS: readonly SlowTest[] = [];
