import { listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** Which payouts are wanted: those of one loot, those in any of some statuses, those to a creator of this name. */
interface PayoutsWanted {
  campaignId: string;
  status?: PayoutStatus[] | undefined;
  search?: string | undefined;
}

/** What is paid out of one of an owner's loots, newest first. */
export function ownerPayoutsQuery(ownerId: string, { campaignId, status, search }: PayoutsWanted) {
  return infiniteQueryOptions({
    queryKey: ['payouts', 'owner', ownerId, campaignId, status ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      requestPage(listPayoutsOfOwner, {
        params: { id: ownerId },
        query: { campaignId, status, search, limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    // An owner is not notified of what was paid; the loot's numbers change with it.
    ...liveOrEvery(WAITED_FOR_MS, 'payouts', `campaign/${campaignId}`, 'notifications'),
  });
}
