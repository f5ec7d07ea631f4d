import {
  closeCampaign as closeOperation,
  editCampaign as editOperation,
  getCampaign,
  listCampaignDeliverables,
  listCampaigns,
  listCampaignsOfOwner,
  pauseCampaign as pauseOperation,
  resumeCampaign as resumeOperation,
} from '@doubloon/contract/campaigns/operations.ts';
import { route } from '../platform/operation-route.ts';
import { closeCampaign } from './close-campaign.ts';
import { editCampaign } from './edit-campaign.ts';
import { pauseCampaign } from './pause-campaign.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { showCampaignDeliverables } from './show-campaign-deliverables.ts';
import { showCampaign, showCampaigns, showCampaignsOfOwner } from './show-campaigns.ts';

export const campaignsRoutes = [
  route(listCampaigns, showCampaigns),
  route(getCampaign, showCampaign),
  route(listCampaignsOfOwner, showCampaignsOfOwner),
  route(listCampaignDeliverables, showCampaignDeliverables),
  route(editOperation, editCampaign),
  route(pauseOperation, pauseCampaign),
  route(resumeOperation, resumeCampaign),
  route(closeOperation, closeCampaign),
];
