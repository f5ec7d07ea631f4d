import * as operations from '@doubloon/contract/campaigns/operations.ts';
import { completeCheckout } from '../payments/checkouts/show-paid-campaign.ts';
import { routes } from '../platform/http/operation-route.ts';
import { closeCampaign } from './lifecycle/close-campaign.ts';
import { editCampaign } from './edit-campaign.ts';
import { pauseCampaign, resumeCampaign } from './lifecycle/pause-campaign.ts';
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
