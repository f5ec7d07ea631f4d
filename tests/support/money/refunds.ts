import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { newRefundRequest } from '../../../functions/src/payments/refunds/refund-request.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { deps, succeed } from '../api.ts';
import { buyCampaign, fundsOf } from './paid-campaigns.ts';
import type { Person } from '../given/person.ts';

/** A paid campaign that was closed and whose refund the bank has sent back; its id. */
export async function closedWithFailedRefund(owner: Person): Promise<string> {
  const { campaign } = await buyCampaign(owner);
  await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
  const funds = await fundsOf(campaign.id);
  const refundRequest: RefundRequest = { ...newRefundRequest(funds, new Date()), status: 'failed' };
  await collection(deps().db.firestore, COLLECTIONS.campaignFunds, CampaignFunds)
    .doc(campaign.id)
    .set({ ...funds, refundRequest, refundCheckAt: null });
  return campaign.id;
}
