import { listDeliverablesToConfirm } from '@doubloon/contract/admin/work-operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Treasures whose author an admin has to confirm, newest first. */
export function deliverablesToConfirmQuery() {
  return infiniteQueryOptions({
    queryKey: ['admin', 'treasures'],
    queryFn: ({ pageParam }) =>
      requestPage(listDeliverablesToConfirm, { query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
