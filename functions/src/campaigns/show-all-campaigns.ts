import type { listAllCampaigns } from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Handler } from '../platform/operation-route.ts';
import { toCampaignView } from './campaign-view.ts';

/** Everybody's campaigns, for admins. */
export const showAllCampaigns: Handler<typeof listAllCampaigns> = async ({ db }, { query }) =>
  mapPage(await db.campaigns.pageOfListed(query, query), toCampaignView);
