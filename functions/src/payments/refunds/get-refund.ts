import type * as refundOperations from '@doubloon/contract/payments/refund-operations.ts';
import { getCampaignOfCaller } from '../../campaigns/get-campaign.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toRefundView } from './refund-view.ts';

/** Returns the refund of a campaign of the caller's, or of any campaign for admins. */
export const getRefund: Handler<typeof refundOperations.getRefund> = async ({ db, caller }, { params }) => {
  const { id } = await getCampaignOfCaller(db, params.id, caller);
  return toRefundView(await db.campaignFunds.get(id));
};
