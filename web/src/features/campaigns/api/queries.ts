import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { queryOf } from '../../../shared/api/query.ts';
import { REFRESH_MS, WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** One loot, public part. */
export function campaignQuery(id: string) {
  return queryOf(getCampaign, { params: { id } }, liveOrEvery(REFRESH_MS, `loot/${id}`));
}

/** One loot for its owner or an admin, who are also told of what waits in it. */
export function managedCampaignQuery(id: string) {
  return queryOf(getCampaign, { params: { id } }, liveOrEvery(REFRESH_MS, `campaign/${id}`));
}

/** What a loot gives back when it is closed, or how far its refund is. */
export function refundQuery(campaignId: string) {
  return queryOf(
    getRefund,
    { params: { id: campaignId } },
    {
      ...liveOrEvery(WAITED_FOR_MS, `campaign/${campaignId}`, 'notifications'),
      // How far the bank is, nothing tells.
      refetchInterval: WAITED_FOR_MS,
    },
  );
}
