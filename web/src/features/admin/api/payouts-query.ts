import { listPayoutsNeedingAttention } from '@doubloon/contract/admin/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Payouts that failed or whose outcome is not known, newest first. */
export function attentionPayoutsQuery(status: 'failed' | 'unresolved' | undefined) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'payouts', status],
    queryFn: ({ pageParam }) =>
      requestPage(listPayoutsNeedingAttention, { query: { status, limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
