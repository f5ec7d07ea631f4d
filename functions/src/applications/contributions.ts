import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignCounts } from '../campaigns/campaign-counts.ts';
import { dashboardNumbers } from '../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** An application adds to the counts of its owner, its creator and its campaign; a decided one also its response time. */
export function applicationContributions(application: Application): Contributions {
  const { status, createdAt, decidedAt } = application;
  const numbers = {
    'applications.total': 1,
    [`applications.${status}` as const]: 1,
    ...(decidedAt && { decidedApplications: 1, responseMinutes: wholeMinutes(createdAt, decidedAt) }),
  };
  return sumContributions([
    dashboardNumbers(application.ownerId, numbers),
    dashboardNumbers(application.creatorId, numbers),
    campaignCounts(application.campaignId, {
      applications: 1,
      pendingApplications: status === 'pending' ? 1 : 0,
      approvedApplications: status === 'approved' || status === 'completed' ? 1 : 0,
    }),
  ]);
}

function wholeMinutes(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));
}

export const applicationsSource: TallySource<typeof Application> = {
  collection: COLLECTIONS.applications,
  schema: Application,
  contributions: (applications) => sumContributions(applications.map(applicationContributions)),
};
