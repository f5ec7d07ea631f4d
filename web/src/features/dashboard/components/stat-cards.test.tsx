import { NEXT_CURSOR_HEADER } from '@doubloon/contract/calls/operation.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
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

it('claims nothing of reserved money that the server cannot tell, nor of projects on further pages', async () => {
  answerApi({
    'GET /dashboard/stats/u1': { json: { totalApplications: 60, totalEarnings: 640.5 } },
    'GET /applications/creator/u1': {
      json: [anApplicationOnTheWire({ status: 'approved' })],
      headers: { [NEXT_CURSOR_HEADER]: 'next' },
    },
    'GET /deliverables': { json: [] },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  });
  const { client } = renderScreen(<StatCards user={aPerson({ role: 'content_creator' })} />);
  expect(await screen.findByText('Total Earnings')).toBeVisible();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const tile = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(tile('Reserved')).toBe('–');
  expect(tile('Still to earn')).toBe('–');
});
