import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What a loot gives back when it is closed, or how far its refund is. */
export function refundQuery(campaignId: string) {
  return queryOptions({
    queryKey: ['campaigns', 'refund', campaignId],
    queryFn: () => request(getRefund, { params: { id: campaignId } }),
    ...liveOrEvery(WAITED_FOR_MS, `campaign/${campaignId}`, 'notifications'),
    // How far the bank is, nothing tells.
    refetchInterval: WAITED_FOR_MS,
  });
}
