import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** What people say about a creator, newest first, page by page. */
export function reviewsQuery(creatorId: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', creatorId, 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listReviewsOfCreator, {
        params: { id: creatorId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
