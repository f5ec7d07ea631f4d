import { describe, expect, it } from 'vitest';
import { creatorActivity, ownerActivity } from './activity.ts';
import { summaryFromApplications, summaryFromCampaigns, summaryFromStats } from './summary.ts';

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

  it('count a creator’s applications, which say nothing of earnings', () => {
    expect(
      summaryFromApplications([
        application('a', 'pending', 1),
        application('b', 'approved', 2),
        application('c', 'completed', 3),
      ]),
    ).toMatchObject({ applications: 3, pendingApplications: 1, approvedApplications: 2, earnedCents: null });
  });

  it('know that nothing was earned where nothing was applied to', () => {
    expect(summaryFromApplications([])).toMatchObject({ applications: 0, earnedCents: 0 });
  });
});

describe('approved applications', () => {
  it('are those completed since as well, whichever shape the server answers in', () => {
    const applications = { total: 3, pending: 0, approved: 1, rejected: 0, completed: 2 };
    expect(summaryFromStats({ applications }).approvedApplications).toBe(3);
    expect(summaryFromStats({ approvedApplications: 3 }).approvedApplications).toBe(3);
  });
});

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const said = (activities: readonly { text: string; at: Date }[]) =>
  activities.map(({ text, at }) => `${at.getUTCDate()}: ${text}`);

describe('what happened lately', () => {
  it('to a creator is said at its own time, newest first, with what was paid', () => {
    const flow = { recentPayouts: [{ id: 'p', title: 'c', amount: 5000, status: 'paid', created_at: day(9) }] };
    const applications = [
      { ...application('a', 'pending', 1), decided_at: null, completed_at: null },
      { ...application('b', 'approved', 2), decided_at: day(4), completed_at: null },
      { ...application('c', 'completed', 3), decided_at: day(5), completed_at: day(8) },
    ];
    expect(said(creatorActivity({ applications, flow: flow as never }))).toEqual([
      '9: You were paid SGD\u00a050.00 for c',
      '8: You completed c',
      '5: You were approved for c',
      '4: You were approved for b',
      '3: You applied to c',
    ]);
  });

  it('to an owner names applications, treasures and closings, and calls open what was opened', () => {
    const campaigns = [
      { ...campaign('a', 'completed', 1), closed_at: day(7) },
      { ...campaign('b', 'open', 2), status: 'pending' as const, closed_at: null },
    ];
    const applications = [{ ...application('a', 'pending', 3), creatorName: 'Ada' }];
    const deliverables = [{ treasure_id: 't', creatorName: 'Ada', title: 'a', created_at: day(5) }];
    expect(said(ownerActivity({ campaigns, applications, deliverables: deliverables as never }))).toEqual([
      '7: a was closed',
      '5: Ada delivered a treasure for a',
      '3: Ada applied to a',
      '2: You paid for b',
      '1: a was opened',
    ]);
  });
});
