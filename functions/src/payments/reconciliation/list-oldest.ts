/** Lists the provider's objects within a span of time, in whole seconds with both ends, in the order the provider has: the newest first. */
export type NewestFirst<T> = (from: number, to: number) => AsyncIterable<T>;

/**
 * The oldest of what happened within a span, the oldest first, and the second until which this is everything. The provider lists the newest
 * first, so the span is halved until it holds no more than `atMost`; a single second is listed whole. Throws what listing throws.
 */
export async function listOldest<T>(
  list: NewestFirst<T>,
  { from, to }: { readonly from: number; readonly to: number },
  atMost: number,
): Promise<{ readonly found: readonly T[]; readonly until: number }> {
  let until = to;
  for (;;) {
    const newestFirst = await listUpTo(list(from, until), until > from ? atMost : Infinity);
    if (newestFirst) return { found: newestFirst.reverse(), until };
    until = from + Math.floor((until - from) / 2);
  }
}

/** Null when there is more. */
async function listUpTo<T>(all: AsyncIterable<T>, atMost: number): Promise<T[] | null> {
  const listed: T[] = [];
  for await (const one of all) {
    if (listed.length === atMost) return null;
    listed.push(one);
  }
  return listed;
}
