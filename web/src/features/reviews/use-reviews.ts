import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnReview, listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import { keyOf, pagesOf, queryOf } from '../../shared/api/queries/query.ts';

/** The reviews of a creator that pass the filters; `keep` and `drop` show at once what became of one. */
export function useReviews(creatorId: string, query: InputOf<typeof listReviewsOfCreator>['query']) {
  const client = useQueryClient();
  const params = { id: creatorId };
  const wanted = pagesOf(listReviewsOfCreator, { params, query });
  const change = (next: (now: ReviewPages) => ReviewPages) => {
    client.setQueryData(wanted.queryKey, (now) => now && next(now));
    // The server filters lists with other filters anew when they are shown again.
    void client.invalidateQueries({ queryKey: keyOf(listReviewsOfCreator, { params }), type: 'inactive' });
  };
  return {
    list: useInfiniteQuery(wanted),
    keep: (review: ReviewView) => change((now) => withReview(now, review)),
    drop: (id: string) => change((now) => withoutReview(now, id)),
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

export type ReviewPages = InfiniteData<Page<ReviewView>>;

/** A list with a review in the place of its older self, or on top when it is new; a changed one that is not loaded yet stays so. */
export function withReview(list: ReviewPages, review: ReviewView): ReviewPages {
  const isLoaded = list.pages.some(({ items }) => items.some(({ id }) => id === review.id));
  const isNew = review.editedAt === null && review.reply === null;
  return {
    ...list,
    pages: list.pages.map((page, index) => ({
      ...page,
      items: isLoaded
        ? page.items.map((other) => (other.id === review.id ? review : other))
        : index === 0 && isNew
          ? [review, ...page.items]
          : page.items,
    })),
  };
}

/** A list without a review that was taken back. */
export function withoutReview(list: ReviewPages, reviewId: string): ReviewPages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== reviewId) })),
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
