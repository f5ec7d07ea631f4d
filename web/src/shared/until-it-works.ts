/** Does something once, however often it is called; what failed is tried again by the next call. */
export function untilItWorks<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let starting: Promise<Result> | undefined;
  return () =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
}
