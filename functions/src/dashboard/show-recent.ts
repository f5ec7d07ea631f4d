import type { listRecentApplications, listRecentCampaigns } from '@doubloon/contract/dashboard/operations.ts';
import { DASHBOARD_RECENT_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { showApplicationsOfCreator } from '../applications/show-applications.ts';
import { showCampaignsOfOwner } from '../campaigns/show-campaigns.ts';
import type { Verb } from '../platform/operation-route.ts';

const query = { limit: DASHBOARD_RECENT_ITEMS };

export const showRecentCampaigns: Verb<typeof listRecentCampaigns> = async (call, { params }) =>
  (await showCampaignsOfOwner(call, { params, query })).items;

export const showRecentApplications: Verb<typeof listRecentApplications> = async (call, { params }) =>
  (await showApplicationsOfCreator(call, { params, query })).items;
