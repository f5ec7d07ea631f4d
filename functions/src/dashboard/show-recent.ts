import type * as operations from '@doubloon/contract/dashboard/operations.ts';
import { DASHBOARD_RECENT_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { listApplicationsOfCreator } from '../applications/show-applications.ts';
import { listCampaignsOfOwner } from '../campaigns/list-campaigns.ts';
import type { Handler } from '../platform/http/operation-route.ts';

const pageOf = ({ limit = DASHBOARD_RECENT_ITEMS }: { readonly limit?: number | undefined }) => ({ limit });

export const listRecentCampaigns: Handler<typeof operations.listRecentCampaigns> = async (call, { params, query }) =>
  (await listCampaignsOfOwner(call, { params, query: pageOf(query) })).items;

export const listRecentApplications: Handler<typeof operations.listRecentApplications> = async (
  call,
  { params, query },
) => (await listApplicationsOfCreator(call, { params, query: pageOf(query) })).items;
