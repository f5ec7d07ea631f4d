import * as operations from '@doubloon/contract/campaigns/operations.ts';
import { completeCheckout } from '../payments/checkouts/show-paid-campaign.ts';
import { routes } from '../platform/operation-route.ts';
import { closeCampaign } from './close-campaign.ts';
import { editCampaign } from './edit-campaign.ts';
import { pauseCampaign } from './pause-campaign.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { getCampaign, listCampaigns, listCampaignsOfOwner } from './list-campaigns.ts';

export const campaignsRoutes = routes(operations, {
  listCampaigns,
  getCampaign,
  listCampaignsOfOwner,
  editCampaign,
  pauseCampaign,
  resumeCampaign,
  closeCampaign,
  completeCheckout,
});
