import { listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** The caller's approved treasures of all loots, newest first. */
export function approvedDeliverablesQuery() {
  return infiniteQueryOptions({
    queryKey: ['treasures', 'approved'],
    queryFn: ({ pageParam }) =>
      requestPage(listDeliverables, { query: { status: 'approved', limit: MAX_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'treasures', 'notifications'),
  });
}
