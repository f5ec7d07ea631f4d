import type {
  getCampaign as operation,
  listCampaigns,
  listCampaignsOfOwner,
} from '@doubloon/contract/campaigns/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { mapPage } from '../platform/map-page.ts';
import { toCampaignView } from './campaign-view.ts';
import { pageOfOpenCampaigns, pageOfOwnersCampaigns } from './campaigns.store.ts';
import { getCampaign } from './get-campaign.ts';

export const showCampaign: Verb<typeof operation> = async ({ db }, { params }) =>
  toCampaignView(await getCampaign(db, params.id));

export const showOpenCampaigns: Verb<typeof listCampaigns> = async ({ db }, { query }) =>
  mapPage(await pageOfOpenCampaigns(db, query, query.platform), toCampaignView);

export const showCampaignsOfOwner: Verb<typeof listCampaignsOfOwner> = async ({ db }, { params, query }) =>
  mapPage(await pageOfOwnersCampaigns(db, query, params.id), toCampaignView);
