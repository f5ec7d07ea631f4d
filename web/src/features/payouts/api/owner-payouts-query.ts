import { listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** What is paid out of an owner's campaigns, newest first. */
export function ownerPayoutsQuery(ownerId: string) {
  return infiniteQueryOptions({
    queryKey: ['payouts', 'owner', ownerId],
    queryFn: ({ pageParam }) =>
      requestPage(listPayoutsOfOwner, {
        params: { id: ownerId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
