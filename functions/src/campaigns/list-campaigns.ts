import type * as operations from '@doubloon/contract/campaigns/operations.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { AppError } from '../platform/app-error.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { campaignQuery } from './campaign-query.ts';
import { toCampaignView, toCampaignViewFor } from './campaign-view.ts';
import { getVisibleCampaign } from './get-campaign.ts';

export const getCampaign: Handler<typeof operations.getCampaign> = async ({ db, caller }, { params }) =>
  toCampaignViewFor(caller, await getVisibleCampaign(db, params.id, caller));

/** The marketplace. Throws `forbidden` when somebody else than an admin asks for campaigns that are not open. */
export const listCampaigns: Handler<typeof operations.listCampaigns> = async ({ db, clock, caller }, { query }) => {
  if ((query.status ?? 'open') !== 'open' && caller.role !== 'admin') {
    throw new AppError('forbidden', 'Only open loots can be listed');
  }
  const wanted = campaignQuery(query, dayInSingapore(clock.now()));
  if (!wanted) return { items: [], nextCursor: null };
  return mapPage(await db.campaigns.page(query, wanted), (campaign) => toCampaignViewFor(caller, campaign));
};

export const listCampaignsOfOwner: Handler<typeof operations.listCampaignsOfOwner> = async (
  { db },
  { params, query },
) => mapPage(await db.campaigns.pageOfListed(query, { ...query, ownerId: params.id }), toCampaignView);
