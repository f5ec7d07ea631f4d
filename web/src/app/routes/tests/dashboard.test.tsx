import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession, useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DashboardRoute } from '../dashboard.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const tile = async (name: string) => plain((await screen.findByText(name)).nextElementSibling?.textContent);

const signIn = (role: 'business_owner' | 'content_creator' | 'admin') => saveSession('t', aPerson({ role }));
const OWNER_LISTS = {
  'GET /campaigns/user/u1': {
    json: [
      OfferedCampaignView.encode(aCampaign({ id: 'c1' })),
      OfferedCampaignView.encode(aCampaign({ id: 'c2', status: 'completed' })),
    ],
  },
};

const anItem = (id: string) => ({
  ...{ id, campaign_id: `cmp_${id}`, title: `Loot ${id}`, amount: 10 },
  created_at: '2026-11-20T00:00:00.000Z',
});
const aFlow = (change: Record<string, unknown>) => ({
  totalPaidIn: 100,
  available: 0,
  refunded: 0,
  disputed: 0,
  totalPaidOut: 140,
  pendingPayouts: 0,
  platformRevenue: 5,
  paymentFlowPercentage: 100,
  recentPayments: [],
  recentPayouts: [],
  ...change,
});

beforeEach(() => localStorage.clear());

it.each([
  ['business_owner', 'campaigns', OfferedCampaignView.encode(aCampaign({ title: 'Ginger Beer' }))],
  ['content_creator', 'applications', anApplicationOnTheWire({ campaignTitle: 'Ginger Beer' })],
] as const)('asks for the latest five of what a %s looks for first: %s', async (role, list, item) => {
  signIn(role);
  answerApi({ [`GET /dashboard/recent-${list}/u1?limit=5`]: { json: [item] } });
  renderScreen(<DashboardRoute />);
  expect(await screen.findByText('Ginger Beer')).toBeVisible();
});

describe('the dashboard of an owner', () => {
  beforeEach(() => signIn('business_owner'));

  it('reads the nested shape of the numbers', async () => {
    answerApi({
      'GET /dashboard/stats/u1': {
        json: {
          campaigns: { total: 3, active: 2, completed: 1, paused: 0 },
          applications: { total: 9, pending: 4, approved: 3, rejected: 1, completed: 1 },
          financial: { totalSpent: 2730.4, averageSpent: 0, totalEarned: 0, averageEarned: 0 },
        },
      },
    });
    renderScreen(<DashboardRoute />);
    expect(await tile('Active Campaigns')).toBe('2');
    expect(await tile('Completed Campaigns')).toBe('1');
    expect(await tile('Total Spent')).toBe('SGD 2,730.40');
    expect(await tile('Pending Applications')).toBe('4');
  });

  it('reads the flat shape as well', async () => {
    answerApi({
      'GET /dashboard/stats/u1': {
        json: { activeCampaigns: 5, completedCampaigns: 6, totalSpent: 70, pendingApplications: 8 },
      },
    });
    renderScreen(<DashboardRoute />);
    expect(await tile('Active Campaigns')).toBe('5');
    expect(await tile('Completed Campaigns')).toBe('6');
    expect(await tile('Total Spent')).toBe('SGD 70.00');
    expect(await tile('Pending Applications')).toBe('8');
  });

  it('takes the money of an owner alone, as the documented answer to one has it', async () => {
    answerApi({
      'GET /dashboard/stats/u1': {
        json: {
          campaigns: { total: 3, active: 2, completed: 1, paused: 0 },
          applications: { total: 9, pending: 4, approved: 3, rejected: 1, completed: 1 },
          financial: { totalSpent: 2730.4, averageSpent: 910.13 },
          messages: { unread: 2 },
        },
      },
    });
    renderScreen(<DashboardRoute />);
    expect(await tile('Active Campaigns')).toBe('2');
    expect(await tile('Total Spent')).toBe('SGD 2,730.40');
  });

  it('counts them from the campaigns when the call fails, has no payment flow then, and says nothing of it', async () => {
    answerApi(OWNER_LISTS);
    renderScreen(<DashboardRoute />);
    expect(await tile('Active Campaigns')).toBe('1');
    expect(await tile('Completed Campaigns')).toBe('1');
    expect(await screen.findByText('No payouts yet')).toBeVisible();
    expect(screen.getByText('No payments yet')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Paid out' })).toHaveAttribute('aria-valuenow', '0');
    expect((await screen.findAllByRole('link', { name: 'Iced Tea' })).length).toBe(2);
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/campaign-management');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the numbers and the money it has when they cannot be asked for again', async () => {
    answerApi({
      ...OWNER_LISTS,
      'GET /dashboard/stats/u1': { json: { activeCampaigns: 5, completedCampaigns: 6, totalSpent: 2730.4 } },
      'GET /dashboard/payment-flow/u1': { json: aFlow({ totalPaidOut: 1210, recentPayouts: [] }) },
    });
    const { client } = renderScreen(<DashboardRoute />);
    expect(await tile('Total Spent')).toBe('SGD 2,730.40');
    expect(plain((await screen.findByText('Paid out')).nextSibling?.textContent)).toBe('SGD 1,210.00');
    answerApi(OWNER_LISTS);
    await act(() => client.refetchQueries());
    expect(await tile('Total Spent')).toBe('SGD 2,730.40');
    expect(await tile('Active Campaigns')).toBe('5');
    expect(plain(screen.getByText('Paid out').nextSibling?.textContent)).toBe('SGD 1,210.00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says of a payout that has not arrived how it stands', async () => {
    const statuses = ['paid', 'failed', 'reversed'];
    const recentPayouts = statuses.map((status) => ({ ...anItem(status), status }));
    answerApi({ 'GET /dashboard/payment-flow/u1': { json: aFlow({ recentPayouts }) } });
    renderScreen(<DashboardRoute />);
    const list = (await screen.findByRole('heading', { name: 'Recent Payouts' })).parentElement as HTMLElement;
    const [paid, failed, reversed] = within(list).getAllByRole('listitem');
    expect(within(paid as HTMLElement).queryByText('Paid')).toBeNull();
    expect(within(failed as HTMLElement).getByText('Failed')).toBeVisible();
    expect(within(reversed as HTMLElement).getByText('Taken back')).toBeVisible();
  });

  it('says what was paid in once, and leads from each payment and payout to its loot', async () => {
    const recentPayouts = [{ ...anItem('out'), status: 'failed' }];
    const json = aFlow({ totalPaidIn: 2730, recentPayments: [anItem('in')], recentPayouts });
    answerApi({
      ...OWNER_LISTS,
      'GET /dashboard/stats/u1': { json: { totalSpent: 2730 } },
      'GET /dashboard/payment-flow/u1': { json },
    });
    renderScreen(<DashboardRoute />);
    expect(await screen.findByRole('link', { name: 'Loot out' })).toHaveAttribute(
      'href',
      '/loot-management/cmp_out?tab=figures#payouts',
    );
    expect(screen.getByRole('link', { name: 'Loot in' })).toHaveAttribute('href', '/loot-management/cmp_in');
    await tile('Total Spent');
    expect(screen.getAllByText(/^SGD.2,730\.00$/)).toHaveLength(1);
  });

  it('says of a payment that it goes back', async () => {
    const recentPayments = [anItem('counts'), { ...anItem('late'), goes_back: 'late' }];
    answerApi({ 'GET /dashboard/payment-flow/u1': { json: aFlow({ recentPayments }) } });
    renderScreen(<DashboardRoute />);
    const list = (await screen.findByRole('heading', { name: 'Recent Payments' })).parentElement as HTMLElement;
    const [counts, late] = within(list).getAllByRole('listitem');
    expect(within(counts as HTMLElement).queryByText('Goes back')).toBeNull();
    expect(within(late as HTMLElement).getByText('Goes back')).toBeVisible();
  });

  it('ends as an empty one when nothing answers', async () => {
    answerApi({});
    renderScreen(<DashboardRoute />);
    expect(await screen.findByText('No campaigns/applications yet')).toBeVisible();
    expect(screen.getByText('No recent activity')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fills the paid-out bar to the end and no further, and lists three payments and payouts', async () => {
    const items = ['1', '2', '3', '4'].map(anItem);
    const recentPayouts = items.map((one) => ({ ...one, status: 'paid' }));
    const json = aFlow({ refunded: 20, paymentFlowPercentage: 140, recentPayments: items, recentPayouts });
    answerApi({ 'GET /dashboard/payment-flow/u1': { json } });
    renderScreen(<DashboardRoute />);
    const bar = await screen.findByRole('progressbar', { name: 'Paid out' });
    expect(screen.getByText('Refunded').nextSibling?.textContent).toMatch(/^SGD.20\.00$/);
    expect(screen.queryByText('Disputed')).toBeNull();
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    const list = (title: string) => screen.getByRole('heading', { name: title }).parentElement as HTMLElement;
    expect(within(list('Recent Payouts')).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list('Recent Payments')).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the dashboard of a creator', () => {
  beforeEach(() => signIn('content_creator'));

  it('takes the money of a creator alone, as the documented answer to one has it', async () => {
    answerApi({
      'GET /dashboard/stats/u1': {
        json: {
          applications: { total: 9, pending: 4, approved: 3, rejected: 1, completed: 1 },
          financial: { totalEarned: 640.5, averageEarned: 160.13 },
          messages: { unread: 0 },
        },
      },
    });
    renderScreen(<DashboardRoute />);
    expect(await tile('Total Applications')).toBe('9');
    expect(await tile('Approved Applications')).toBe('4');
    expect(await tile('Total Earnings')).toBe('SGD 640.50');
  });

  it('leads from each number to what it counts, and tells what is paid from what is reserved and what is estimated', async () => {
    const project = anApplicationOnTheWire({ status: 'approved' });
    answerApi({
      'GET /dashboard/stats/u1': { json: { totalApplications: 9, totalEarnings: 640.5 } },
      'GET /dashboard/payment-flow/u1': { json: aFlow({ pendingPayouts: 80 }) },
      'GET /applications/creator/u1': { json: [project, anApplicationOnTheWire({ id: 'a2', status: 'pending' })] },
      'GET /deliverables': { json: [] },
      'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
      'GET /applications/creator/u1/earnings': { json: [{ ...someEarningsOnTheWire, application_id: project.id }] },
    });
    renderScreen(<DashboardRoute />);
    expect(await tile('Total Earnings')).toBe('SGD 640.50');
    await waitFor(async () => expect(await tile('Reserved')).toBe('SGD 80.00'));
    // The most that the terms pay, less what is paid.
    await waitFor(async () => expect(await tile('Still to earn')).toBe('SGD 360.00'));
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(
      ['All my applications', 'My applications that wait', 'My projects', 'All my payouts'].map(to).join(' '),
    ).toBe('/my-applications /my-applications?status=pending /my-approved-projects /payouts');
  });

  it('counts the numbers from the applications when the call fails, which say nothing of earnings', async () => {
    answerApi({
      'GET /applications/creator/u1': {
        json: [
          anApplicationOnTheWire({ id: 'a1', status: 'pending' }),
          anApplicationOnTheWire({ id: 'a2', status: 'approved' }),
          anApplicationOnTheWire({ id: 'a3', status: 'completed' }),
        ],
      },
    });
    renderScreen(<DashboardRoute />);
    expect(await tile('Total Applications')).toBe('3');
    expect(await tile('Pending Applications')).toBe('1');
    expect(await tile('Approved Applications')).toBe('2');
    expect(await tile('Total Earnings')).toBe('Not known right now');
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/my-applications');
  });
});

it('stops loading without a stored token', () => {
  const calls = answerApi({});
  useSession.setState({ status: 'signedIn', user: aPerson({ role: 'business_owner' }), token: null });
  renderScreen(<DashboardRoute />);
  expect(screen.getByText('No campaigns/applications yet')).toBeVisible();
  expect(calls).toEqual([]);
});
