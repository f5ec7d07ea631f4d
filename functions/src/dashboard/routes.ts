import * as operations from '@doubloon/contract/dashboard/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { getDashboardStats, listRecentApplications, listRecentCampaigns } from './get-dashboard.ts';
import { getDashboardTrends } from './trends.ts';
import { getPaymentFlow } from './get-payment-flow.ts';

export const dashboardRoutes = routes(operations, {
  getDashboardStats,
  getDashboardTrends,
  getPaymentFlow,
  listRecentCampaigns,
  listRecentApplications,
});
