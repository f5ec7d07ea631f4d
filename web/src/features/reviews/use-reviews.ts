import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnReview, listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import { keyOf, pagesOf, queryOf } from '../../shared/api/queries/query.ts';

/** The reviews of a creator that pass the filters. Once one has changed, `renewOthers` has lists with other filters asked for anew when they are shown again. */
export function useReviews(creatorId: string, query: InputOf<typeof listReviewsOfCreator>['query']) {
  const client = useQueryClient();
  const params = { id: creatorId };
  return {
    list: useInfiniteQuery(pagesOf(listReviewsOfCreator, { params, query })),
    renewOthers: () =>
      void client.invalidateQueries({ queryKey: keyOf(listReviewsOfCreator, { params }), type: 'inactive' }),
  };
}

/** The reader's own review of a creator, null when there is none, which `keep` shows at once as it is now. */
export function useOwnReview(creatorId: string, enabled: boolean) {
  const client = useQueryClient();
  const asked = queryOf(getOwnReview, { params: { id: creatorId } }, { enabled });
  const { data, isLoadingError } = useQuery(asked);
  return {
    own: data?.review,
    isLoadingError,
    keep: (review: ReviewView | null) => client.setQueryData(asked.queryKey, { review }),
  };
}

interface Rated {
  rating: number;
  reviewCount: number;
}

/**
 * A creator's average with one more review, or with somebody's review changed from `before` stars or taken back (`stars` null): what
 * triggers will have kept a moment later.
 */
export function ratingWith<Store extends Rated>(store: Store, stars: number | null, before: number | null): Store {
  const reviewCount = Math.max(0, store.reviewCount + (stars === null ? 0 : 1) - (before === null ? 0 : 1));
  const sum = store.rating * store.reviewCount - (before ?? 0) + (stars ?? 0);
  return { ...store, reviewCount, rating: reviewCount > 0 ? sum / reviewCount : 0 };
}
