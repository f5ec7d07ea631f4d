import {
  getCampaign,
  listCampaignDeliverables,
  listCampaigns,
  listCampaignsOfOwner,
} from '@doubloon/contract/campaigns/operations.ts';
import { route } from '../platform/operation-route.ts';
import { showCampaignDeliverables } from './show-campaign-deliverables.ts';
import { showCampaign, showCampaignsOfOwner, showOpenCampaigns } from './show-campaigns.ts';

export const campaignsRoutes = [
  route(listCampaigns, showOpenCampaigns),
  route(getCampaign, showCampaign),
  route(listCampaignsOfOwner, showCampaignsOfOwner),
  route(listCampaignDeliverables, showCampaignDeliverables),
];
