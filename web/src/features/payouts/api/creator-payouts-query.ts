import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What a creator has been paid and is being paid, in all or from one loot, newest first. */
export function creatorPayoutsQuery(creatorId: string, campaignId?: string) {
  return infiniteQueryOptions({
    queryKey: ['payouts', 'creator', creatorId, campaignId ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listPayoutsOfCreator, {
        params: { id: creatorId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam, campaignId },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(REFRESH_MS, 'payouts', 'notifications'),
  });
}
