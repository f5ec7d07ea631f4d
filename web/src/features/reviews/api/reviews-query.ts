import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** What the reviews are narrowed to: stars, words. */
interface ReviewsWanted {
  rating?: number | undefined;
  search?: string | undefined;
}

/** What people say about a creator, newest first, page by page. */
export function reviewsQuery(creatorId: string, { rating, search }: ReviewsWanted = {}) {
  return infiniteQueryOptions({
    queryKey: ['reviews', creatorId, 'list', rating ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      requestPage(listReviewsOfCreator, {
        params: { id: creatorId },
        query: { rating, search, limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
