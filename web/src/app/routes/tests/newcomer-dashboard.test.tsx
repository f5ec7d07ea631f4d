import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DashboardRoute } from '../dashboard.tsx';

const tile = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent.replaceAll('\u00a0', ' ');
const signIn = (role: 'business_owner' | 'content_creator') => saveSession('t', aPerson({ role }));

beforeEach(() => localStorage.clear());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('says where to begin as an owner, beside the first numbers and where money will be, and shows no empty lists', async () => {
  signIn('business_owner');
  answerApi({ 'GET /dashboard/recent-campaigns/u1': { json: [] }, 'GET /campaigns/user/u1': { json: [] } });
  renderScreen(<DashboardRoute />);
  expect(await screen.findByRole('link', { name: /^Post your first loot/ })).toHaveAttribute('href', '/create-loot');
  expect(await tile('Active Campaigns')).toBe('0');
  expect(await tile('Completed Campaigns')).toBe('0');
  expect(await tile('Total Spent')).toBe('SGD 0.00');
  expect(await screen.findByText('No payouts yet')).toBeVisible();
  expect(headings()).toEqual(['What to do next', 'Payment Flow', 'No campaigns/applications yet']);
  expect(screen.getByText(/^No recent activity\./)).toBeVisible();
  expect(screen.queryByText('Recent Campaigns')).toBeNull();
});

it('says where to begin as a creator, and offers nothing that is done', async () => {
  signIn('content_creator');
  answerApi({
    'GET /dashboard/recent-applications/u1': { json: [] },
    'GET /applications/creator/u1': { json: [] },
    'GET /deliverables': { json: [] },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  });
  renderScreen(<DashboardRoute />);
  expect(await screen.findByRole('link', { name: /^Apply to your first loot/ })).toHaveAttribute(
    'href',
    '/marketplace',
  );
  expect(screen.queryByRole('link', { name: /^Connect your payment account/ })).toBeNull();
  expect(await tile('Total Applications')).toBe('0');
  expect(await tile('Total Earnings')).toBe('SGD 0.00');
  expect(headings()).toEqual(['What to do next', 'No campaigns/applications yet']);
});
