import { getOwnReview, listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf, pagesOf, queryOf } from '../../shared/api/queries/query.ts';
import { type ReviewPages, withoutReview, withReview } from './with-review.ts';

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
