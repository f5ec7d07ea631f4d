import type { listRecentApplications, listRecentCampaigns } from '@doubloon/contract/dashboard/operations.ts';
import { DASHBOARD_RECENT_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { showApplicationsOfCreator } from '../applications/show-applications.ts';
import { showCampaignsOfOwner } from '../campaigns/show-campaigns.ts';
import type { Handler } from '../platform/operation-route.ts';

const pageOf = ({ limit = DASHBOARD_RECENT_ITEMS }: { readonly limit?: number | undefined }) => ({ limit });

export const showRecentCampaigns: Handler<typeof listRecentCampaigns> = async (call, { params, query }) =>
  (await showCampaignsOfOwner(call, { params, query: pageOf(query) })).items;

export const showRecentApplications: Handler<typeof listRecentApplications> = async (call, { params, query }) =>
  (await showApplicationsOfCreator(call, { params, query: pageOf(query) })).items;
