import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { DashboardStats } from '@doubloon/contract/dashboard/dashboard.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import type { z } from 'zod';

/** The numbers a dashboard shows; null where nobody can tell. */
export interface Summary {
  activeCampaigns: number | null;
  completedCampaigns: number | null;
  spentCents: number | null;
  applications: number | null;
  pendingApplications: number | null;
  /** Approved applications, including those completed since. */
  approvedApplications: number | null;
  earnedCents: number | null;
}

/** Where the server has no numbers, and there is more to count than one page holds. */
const UNKNOWN: Summary = {
  activeCampaigns: null,
  completedCampaigns: null,
  spentCents: null,
  applications: null,
  pendingApplications: null,
  approvedApplications: null,
  earnedCents: null,
};

const nothing: Summary = {
  activeCampaigns: 0,
  completedCampaigns: 0,
  spentCents: 0,
  applications: 0,
  pendingApplications: 0,
  approvedApplications: 0,
  earnedCents: 0,
};

/** The server's answer in either of its two shapes; the nested one names an owner's or a creator's own money alone. */
export const StatsInEitherShape = DashboardStats.extend({
  financial: DashboardStats.shape.financial.partial(),
}).partial();

/** Reads the server's answer in either of its two shapes: the nested one where it is there, else the flat one; nought where neither is. */
export function summaryFromStats(stats: z.output<typeof StatsInEitherShape>): Summary {
  const { campaigns, applications, financial } = stats;
  return {
    activeCampaigns: campaigns?.active ?? stats.activeCampaigns ?? 0,
    completedCampaigns: campaigns?.completed ?? stats.completedCampaigns ?? 0,
    spentCents: financial?.totalSpent ?? stats.totalSpent ?? 0,
    applications: applications?.total ?? stats.totalApplications ?? 0,
    pendingApplications: applications?.pending ?? stats.pendingApplications ?? 0,
    approvedApplications: applications
      ? applications.approved + applications.completed
      : (stats.approvedApplications ?? 0),
    earnedCents: financial?.totalEarned ?? stats.totalEarnings ?? 0,
  };
}

/** Counts with `count` what is on a page that is all there is; of more nothing is known, because a part would look like all of it. */
export function summaryFromPage<Item>(
  { items, nextCursor }: Page<Item>,
  count: (items: readonly Item[]) => Summary,
): Summary {
  return nextCursor === null ? count(items) : UNKNOWN;
}

/** Counts an owner's numbers from campaigns, which do not say in how many payments a budget came: the fee of each is rounded, so what was spent may be some cents off. */
export function summaryFromCampaigns(campaigns: readonly CampaignView[]): Summary {
  return {
    ...nothing,
    activeCampaigns: campaigns.filter(({ status }) => status === 'open').length,
    completedCampaigns: campaigns.filter(({ status }) => status === 'completed').length,
    spentCents: campaigns.reduce((sum, { budget }) => sum + totalPayableCents(budget), 0),
    applications: campaigns.reduce((sum, { applications }) => sum + applications, 0),
    pendingApplications: campaigns.reduce((sum, campaign) => sum + campaign.pending_applications, 0),
  };
}

/** Counts a creator's numbers from applications; earnings cannot be known from them, unless there are none. */
export function summaryFromApplications(applications: readonly ApplicationView[]): Summary {
  return {
    ...nothing,
    applications: applications.length,
    pendingApplications: applications.filter(({ status }) => status === 'pending').length,
    approvedApplications: applications.filter(({ status }) => isAccepted(status)).length,
    earnedCents: applications.length === 0 ? 0 : null,
  };
}
