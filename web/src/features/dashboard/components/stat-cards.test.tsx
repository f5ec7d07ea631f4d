import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
