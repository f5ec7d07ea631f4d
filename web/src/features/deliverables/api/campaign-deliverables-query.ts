import type { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** Treasures delivered to one loot, newest first; only those of a status when one is given. */
export function campaignDeliverablesQuery(campaignId: string, status?: DeliverableStatus) {
  return infiniteQueryOptions({
    queryKey: ['treasures', 'campaign', campaignId, status ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listDeliverables, {
        query: { campaignId, status, limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'treasures', 'notifications'),
  });
}
