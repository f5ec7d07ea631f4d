import type * as operations from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toCampaignView } from './campaign-view.ts';

/** Everybody's campaigns, for admins. */
export const listAllCampaigns: Handler<typeof operations.listAllCampaigns> = async ({ db }, { query }) =>
  mapPage(await db.campaigns.pageOfListed(query, query), toCampaignView);
