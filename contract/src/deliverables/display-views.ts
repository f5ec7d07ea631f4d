import type { Deliverable } from './deliverable.ts';

/**
 * The "Total views" of one application's treasures, for display only; payouts count otherwise. Per platform, in the order they were
 * delivered: the first in full, then what each adds to the one before, never less than nothing (specification 2, section 9). A treasure
 * counts what its latest verified proof says, where it has one.
 */
export function displayViews(
  deliverables: readonly (Pick<Deliverable, 'id' | 'platform' | 'viewCount' | 'createdAt'> & {
    readonly provenViews?: { readonly viewCount: number } | null;
  })[],
): number {
  const delivered = [...deliverables].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const latest = new Map<string, number>();
  let total = 0;
  for (const { platform, viewCount, provenViews } of delivered) {
    const views = provenViews?.viewCount ?? viewCount;
    total += Math.max(0, views - (latest.get(platform) ?? 0));
    latest.set(platform, views);
  }
  return total;
}
