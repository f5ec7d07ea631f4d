import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What the payouts are narrowed to: statuses, words of the loot's title. */
interface PayoutsWanted {
  status?: PayoutStatus[] | undefined;
  search?: string | undefined;
}

/** What a creator has been paid and is being paid, in all or from one loot, newest first. */
export function creatorPayoutsQuery(creatorId: string, campaignId?: string, { status, search }: PayoutsWanted = {}) {
  return infiniteQueryOptions({
    queryKey: ['payouts', 'creator', creatorId, campaignId ?? 'all', status ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      requestPage(listPayoutsOfCreator, {
        params: { id: creatorId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam, campaignId, status, search },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(REFRESH_MS, 'payouts', 'notifications'),
  });
}
