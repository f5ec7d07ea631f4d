import type * as operations from '@doubloon/contract/deliverables/operations.ts';
import { showDeliverablesOf } from './list-deliverables.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getCampaignOfCaller } from '../campaigns/get-campaign.ts';

/** The treasures of one of the caller's campaigns; another owner's campaign is not found. */
export const listCampaignDeliverables: Handler<typeof operations.listCampaignDeliverables> = async (
  { db, caller },
  { params, query },
) => {
  const campaign = await getCampaignOfCaller(db, params.id, caller);
  return showDeliverablesOf(db, { campaignId: campaign.id }, query);
};
