import type { Dashboard, DashboardStats } from '@doubloon/contract/dashboard/dashboard.ts';
import type * as operations from '@doubloon/contract/dashboard/operations.ts';
import { DASHBOARD_RECENT_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { divideRounding } from '@doubloon/contract/shared/money.ts';
import { listApplicationsOfCreator } from '../applications/show-applications.ts';
import { listCampaignsOfOwner } from '../campaigns/list-campaigns.ts';
import type { Handler } from '../platform/http/operation-route.ts';

const MINUTES_PER_DAY = 24 * 60;

/**
 * The numbers of a dashboard in both shapes of the specification. Averages are per campaign for what was spent and per payout
 * for what was earned, 0 where there is nothing to divide by; the response time is in days with one decimal.
 */
export function toDashboardStats(dashboard: Dashboard): DashboardStats {
  const { campaigns, applications, money, messages, notifications, decidedApplications, responseMinutes } = dashboard;
  const accepted = applications.approved + applications.completed;
  return {
    campaigns,
    applications,
    financial: {
      totalSpent: money.paidInCents,
      averageSpent: average(money.paidInCents, campaigns.total),
      totalEarned: money.earnedCents,
      averageEarned: average(money.earnedCents, money.earnedCount),
    },
    messages,
    notifications,
    activeCampaigns: campaigns.active,
    totalApplications: applications.total,
    pendingApplications: applications.pending,
    approvedApplications: accepted,
    completedCampaigns: campaigns.completed,
    totalSpent: money.paidInCents,
    totalEarnings: money.earnedCents,
    successRate: average(accepted * 100, accepted + applications.rejected),
    averageResponseTime: average(responseMinutes * 10, decidedApplications * MINUTES_PER_DAY) / 10,
  };
}

function average(sum: number, count: number): number {
  return count > 0 ? divideRounding(BigInt(sum), BigInt(count)) : 0;
}

export const getDashboardStats: Handler<typeof operations.getDashboardStats> = async ({ db }, { params }) =>
  toDashboardStats(await db.dashboards.get(params.uid));

const pageOf = ({ limit = DASHBOARD_RECENT_ITEMS }: { readonly limit?: number | undefined }) => ({ limit });

export const listRecentCampaigns: Handler<typeof operations.listRecentCampaigns> = async (call, { params, query }) =>
  (await listCampaignsOfOwner(call, { params, query: pageOf(query) })).items;

export const listRecentApplications: Handler<typeof operations.listRecentApplications> = async (
  call,
  { params, query },
) => (await listApplicationsOfCreator(call, { params, query: pageOf(query) })).items;
