import {
  getDashboardStats,
  getDashboardTrends,
  getPaymentFlow,
  listRecentApplications,
  listRecentCampaigns,
} from '@doubloon/contract/dashboard/operations.ts';
import { route } from '../platform/operation-route.ts';
import { showDashboardStats } from './show-dashboard-stats.ts';
import { showDashboardTrends } from './show-dashboard-trends.ts';
import { showPaymentFlow } from './show-payment-flow.ts';
import { showRecentApplications, showRecentCampaigns } from './show-recent.ts';

export const dashboardRoutes = [
  route(getDashboardStats, showDashboardStats),
  route(getDashboardTrends, showDashboardTrends),
  route(getPaymentFlow, showPaymentFlow),
  route(listRecentCampaigns, showRecentCampaigns),
  route(listRecentApplications, showRecentApplications),
];
