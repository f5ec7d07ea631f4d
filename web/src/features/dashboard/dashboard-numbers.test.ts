import { describe, expect, it } from 'vitest';
import { recentActivity } from './activity.ts';
import { summaryFromApplications, summaryFromCampaigns } from './summary.ts';

const campaign = (id: string, status: 'open' | 'completed', day: number) =>
  ({
    id,
    status,
    title: id,
    budget: 10_000,
    applications: 2,
    pending_applications: 1,
    created_at: new Date(Date.UTC(2026, 10, day)),
  }) as Parameters<typeof summaryFromCampaigns>[0][number];
const application = (id: string, status: 'pending' | 'approved' | 'completed', day: number) =>
  ({ id, status, campaignTitle: id, created_at: new Date(Date.UTC(2026, 10, day)) }) as Parameters<
    typeof summaryFromApplications
  >[0][number];

describe('numbers counted in the browser when the server has none', () => {
  it('count an owner’s campaigns and what they cost, fee included', () => {
    expect(summaryFromCampaigns([campaign('a', 'open', 1), campaign('b', 'completed', 2)])).toMatchObject({
      activeCampaigns: 1,
      completedCampaigns: 1,
      spentCents: 21_000,
      applications: 4,
      pendingApplications: 2,
    });
  });

  it('count a creator’s applications', () => {
    expect(
      summaryFromApplications([
        application('a', 'pending', 1),
        application('b', 'approved', 2),
        application('c', 'completed', 3),
      ]),
    ).toMatchObject({ applications: 3, pendingApplications: 1, approvedApplications: 2, earnedCents: 0 });
  });
});

describe('recentActivity', () => {
  it('mixes what happened, newest first, five at most', () => {
    const activities = recentActivity({
      campaigns: [campaign('a', 'open', 1), campaign('b', 'open', 5), campaign('c', 'open', 3)],
      applications: [application('d', 'approved', 4), application('e', 'pending', 2), application('f', 'pending', 6)],
    });
    expect(activities.map(({ id }) => id)).toEqual(['f', 'b', 'd', 'c', 'e']);
    expect(activities[2]?.text).toBe('You were approved for d');
  });
});
