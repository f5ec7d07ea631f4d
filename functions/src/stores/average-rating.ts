import type { Store } from '@doubloon/contract/stores/store.ts';

/** The average of a store's reviews with one decimal; 0 without any. */
export function averageRating({ reviews, ratingSum }: Store['counts']): number {
  return reviews > 0 ? Math.round((ratingSum / reviews) * 10) / 10 : 0;
}
