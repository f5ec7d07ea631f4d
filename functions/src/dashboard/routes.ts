import * as operations from '@doubloon/contract/dashboard/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { getDashboardStats } from './get-dashboard-stats.ts';
import { getDashboardTrends } from './get-dashboard-trends.ts';
import { getPaymentFlow } from './get-payment-flow.ts';
import { listRecentApplications, listRecentCampaigns } from './show-recent.ts';

export const dashboardRoutes = routes(operations, {
  getDashboardStats,
  getDashboardTrends,
  getPaymentFlow,
  listRecentCampaigns,
  listRecentApplications,
});
