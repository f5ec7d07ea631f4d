import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { describe, expect, it } from 'vitest';
import { toDashboardStats } from './get-dashboard.ts';

describe('dashboard stats', () => {
  it('are all zero for somebody new', () => {
    const { campaigns, applications, financial, messages, notifications, ...flat } = toDashboardStats(
      Dashboard.parse({}),
    );
    const numbers = [campaigns, applications, financial, messages, notifications, flat].flatMap((group) =>
      Object.values(group),
    );
    expect(new Set(numbers)).toEqual(new Set([0]));
  });

  it('say the same in both shapes of the specification', () => {
    const stats = toDashboardStats(
      Dashboard.parse({
        campaigns: { total: 3, active: 2, completed: 1, paused: 0 },
        applications: { total: 9, pending: 3, approved: 2, rejected: 2, completed: 2 },
        money: { paidInCents: 10_000, earnedCents: 1_000, earnedCount: 3 },
      }),
    );
    expect(stats).toMatchObject({
      campaigns: { total: 3, active: 2, completed: 1 },
      applications: { total: 9, pending: 3, approved: 2 },
      financial: { totalSpent: 10_000, averageSpent: 3_333, totalEarned: 1_000, averageEarned: 333 },
      activeCampaigns: 2,
      completedCampaigns: 1,
      totalApplications: 9,
      pendingApplications: 3,
      approvedApplications: 4,
      totalSpent: 10_000,
      totalEarnings: 1_000,
    });
  });

  it('hand on the counts of unread messages and notifications', () => {
    const dashboard = Dashboard.parse({ messages: { unread: 4 }, notifications: { unread: 7 } });
    expect(toDashboardStats(dashboard)).toMatchObject({ messages: { unread: 4 }, notifications: { unread: 7 } });
  });

  it('count completed applications as successes and pending ones not at all', () => {
    const applications = { total: 10, pending: 4, approved: 1, completed: 3, rejected: 2 };
    expect(toDashboardStats(Dashboard.parse({ applications })).successRate).toBe(67);
  });

  it('give the response time in days', () => {
    const twoDecisions = Dashboard.parse({ decidedApplications: 2, responseMinutes: 3 * 24 * 60 + 10 });
    expect(toDashboardStats(twoDecisions).averageResponseTime).toBe(1.5);
  });
});
