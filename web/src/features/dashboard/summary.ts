import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { DashboardStats } from '@doubloon/contract/dashboard/dashboard.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';

/** The numbers a dashboard shows. */
export interface Summary {
  activeCampaigns: number;
  completedCampaigns: number;
  spentCents: number;
  applications: number;
  pendingApplications: number;
  approvedApplications: number;
  earnedCents: number;
}

const nothing: Summary = {
  activeCampaigns: 0,
  completedCampaigns: 0,
  spentCents: 0,
  applications: 0,
  pendingApplications: 0,
  approvedApplications: 0,
  earnedCents: 0,
};

/** Reads the server's answer. */
export function summaryFromStats({ campaigns, applications, financial }: DashboardStats): Summary {
  return {
    activeCampaigns: campaigns.active,
    completedCampaigns: campaigns.completed,
    spentCents: financial.totalSpent,
    applications: applications.total,
    pendingApplications: applications.pending,
    approvedApplications: applications.approved,
    earnedCents: financial.totalEarned,
  };
}

/** Counts an owner's numbers from campaigns. */
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

/** Counts a creator's numbers from applications; earnings cannot be known from them. */
export function summaryFromApplications(applications: readonly ApplicationView[]): Summary {
  const having = (...statuses: string[]) => applications.filter(({ status }) => statuses.includes(status)).length;
  return {
    ...nothing,
    applications: applications.length,
    pendingApplications: having('pending'),
    approvedApplications: having('approved', 'completed'),
  };
}
