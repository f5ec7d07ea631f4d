import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { StatCards } from './stat-cards.tsx';

it('leads an owner from each number to what it counts', async () => {
  const stats = { activeCampaigns: 2, completedCampaigns: 1, totalSpent: 70, pendingApplications: 4 };
  const owner = aPerson({ role: 'business_owner' });
  answerApi({ [`GET /dashboard/stats/${owner.uid}`]: { json: stats } });
  renderScreen(<StatCards user={owner} />);
  expect(await screen.findByText('Active Campaigns')).toBeVisible();
  const ways = ['My loots that run', 'My completed loots', 'All my loots', 'Applications that wait for me'];
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/loot-management?status=open',
    '/loot-management?status=completed',
    '/loot-management',
    '/applications?status=pending',
  ]);
});

describe('an amount', () => {
  const month = (paidIn: number, paidOut: number) => ({ month: '2026-11', paidIn, paidOut, views: 0 });
  const trends = (...months: readonly object[]) => ({
    json: { months, funnel: { applied: 0, approved: 0, delivered: 0, paid: 0 }, complete: true },
  });

  it.each([
    ['business_owner', /^SGD.420\.00 this month$/],
    ['content_creator', /^SGD.160\.00 this month$/],
  ] as const)('of a %s says what this month has added to it', async (role, note) => {
    const person = aPerson({ role });
    answerApi({
      [`GET /dashboard/stats/${person.uid}`]: { json: { totalSpent: 900, totalEarnings: 900 } },
      [`GET /dashboard/trends/${person.uid}`]: trends(month(80, 80), month(420, 160)),
    });
    renderScreen(<StatCards user={person} />);
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('says nothing of a month that has added nothing, nor asks for months that a newcomer does not have', async () => {
    const owner = aPerson({ role: 'business_owner' });
    const calls = answerApi({
      [`GET /dashboard/stats/${owner.uid}`]: { json: { totalSpent: 900 } },
      [`GET /dashboard/trends/${owner.uid}`]: trends(month(80, 0), month(0, 0)),
    });
    const { unmount } = renderScreen(<StatCards user={owner} />);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await screen.findByText(/^SGD.900\.00$/)).toBeVisible();
    expect(screen.queryByText(/this month/)).toBeNull();
    unmount();
    renderScreen(<StatCards user={owner} isNew />);
    expect(await screen.findByText(/^SGD.900\.00$/)).toBeVisible();
    expect(calls.filter(({ call }) => call.includes('trends'))).toHaveLength(1);
  });
});
