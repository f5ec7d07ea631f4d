import type { listCampaignDeliverables } from '@doubloon/contract/campaigns/operations.ts';
import { showDeliverablesOf } from '../deliverables/show-deliverables.ts';
import type { Handler } from '../platform/operation-route.ts';
import { getCampaignOfCaller } from './get-campaign.ts';

/** The treasures of one of the caller's campaigns; another owner's campaign is not found. */
export const showCampaignDeliverables: Handler<typeof listCampaignDeliverables> = async (
  { db, caller },
  { params, query },
) => {
  const campaign = await getCampaignOfCaller(db, params.id, caller);
  return showDeliverablesOf(db, { campaignId: campaign.id }, query);
};
