import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** What a creator has been paid and is being paid, newest first. */
export function creatorPayoutsQuery(creatorId: string) {
  return infiniteQueryOptions({
    queryKey: ['payouts', 'creator', creatorId],
    queryFn: ({ pageParam }) =>
      requestPage(listPayoutsOfCreator, {
        params: { id: creatorId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
