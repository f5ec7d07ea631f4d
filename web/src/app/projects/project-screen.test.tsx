import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { someEarningsOnTheWire } from '../../testing/wire/earnings.ts';
import { aPayoutAccountOnTheWire } from '../../testing/wire/payout-account.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { openOnPhone } from '../../testing/on-phone.ts';
import { user } from '../../testing/user.ts';
import { ProjectScreen } from './project-screen.tsx';

const project = ApplicationView.decode(anApplicationOnTheWire({ status: 'approved' }) as never);
const list = 'GET /deliverables/application/cmp_1__u1';
const others = {
  'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign()) },
  'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
};
const deliverable = (day: number) =>
  aDeliverableOnTheWire({ treasure_id: `dlv_${day}`, created_at: `2026-11-0${day}T00:00:00.000Z` });
const firstPage = { json: [deliverable(3), deliverable(2)], headers: { 'x-next-cursor': 'c2' } };
const away = { status: 500, json: { message: 'Away' } };
const lastPage = { json: [deliverable(1)] };
const earnings = { 'GET /applications/cmp_1__u1/earnings': { json: someEarningsOnTheWire } };
const show = () => {
  saveSession('t', aPerson());
  return renderScreen(<ProjectScreen project={project} />);
};
const total = () => screen.queryByText('Total views')?.nextSibling?.firstChild?.textContent;

it('shows what the server counts, and waits for every treasure, also those of later pages', async () => {
  answerApi({ ...others, ...earnings, [list]: firstPage, [`${list}?cursor=c2`]: lastPage });
  show();
  await waitFor(() => expect(total()).toBe('8,000'));
  await waitFor(() => expect(screen.getAllByText(/treasure of .* is in review/)).toHaveLength(3));
});

it.each([
  ['any of them', { [list]: away }],
  ['a later page', { [list]: firstPage, [`${list}?cursor=c2`]: away }],
])(
  'says nothing of what happens next when %s of its treasures did not come, but that, and looks again',
  async (_, failing) => {
    answerApi({ ...others, ...earnings, ...failing });
    show();
    const unknown = await screen.findByText('We could not find out what this project waits for');
    expect(screen.queryByText(/More views earn|is in review/)).toBeNull();
    answerApi({ ...others, ...earnings, [list]: firstPage, [`${list}?cursor=c2`]: lastPage });
    await user.click(within(unknown.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText(/treasure of .* is in review/)).toHaveLength(3);
  },
);

it('counts on the card of a treasure what it counts in the overview, and shows the same views', async () => {
  const latest_reading = {
    ...{ at: '2026-11-20T00:00:00.000Z', views: 1800, likes: 9, comments: 1, shares: null, source: 'platform' },
  };
  const treasure = {
    ...{ status: 'approved', view_count: 1500, baseline_views: 0, latest_reading, post_state: 'live' },
    ...{ accepted_view_count: 1500, counted_views: 1500 },
  };
  const sums = { ...someEarningsOnTheWire, total_views: 1800, counted_views: 1500, expected_counted_views: 1500 };
  answerApi({
    ...others,
    [list]: { json: [aDeliverableOnTheWire(treasure)] },
    'GET /applications/cmp_1__u1/earnings': { json: sums },
  });
  show();
  const counted = await screen.findByText('Counted views');
  await waitFor(() => expect(total()).toBe('1,800'));
  expect(screen.getByText('Views').nextSibling?.textContent).toMatch(/^1,800Read from TikTok/);
  expect(screen.getByText('1,500 accepted and counted')).toBeVisible();
  expect(counted.nextSibling?.textContent).toBe('1,500');
  expect(screen.queryByText(/all the views of this post count/i)).toBeNull();
});

it('leads to the payment account first while that is missing', async () => {
  const account = {
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire({ status: 'pending' }) },
  };
  answerApi({ ...others, ...account, ...earnings, [list]: lastPage });
  show();
  const setUp = await screen.findByRole('link', { name: 'Set up your payment account' });
  expect(setUp).toHaveAttribute('href', '/profile/payment-account');
});

it('shows no figures while they are on their way', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  show();
  expect(screen.getByText('Project Overview')).toBeVisible();
  expect(total()).toBeUndefined();
  expect(screen.queryByText(/^Paid/)).toBeNull();
});

it('says that the figures are not known when they could not be loaded, and tries again', async () => {
  answerApi({ ...others, [list]: lastPage });
  show();
  const again = await screen.findByRole('button', { name: 'Load the figures again' });
  expect(total()).toBeUndefined();
  expect(screen.queryByText(/^Paid/)).toBeNull();
  answerApi({ ...others, ...earnings, [list]: lastPage });
  await user.click(again);
  await waitFor(() => expect(total()).toBe('8,000'));
});

it('has on a phone what is left to earn and the way to submit in the bar at its foot, and first of all to the payment account', async () => {
  openOnPhone();
  answerApi({ ...others, ...earnings, [list]: lastPage });
  const { unmount } = show();
  const bar = () => document.querySelector('[data-phone-bar]')?.textContent?.replace(/\u00a0/g, ' ');
  await waitFor(() => expect(bar()).toMatch(/^Left to earnSGD [\d.]+Submit Treasure$/));
  expect(screen.getAllByRole('button', { name: 'Submit Treasure' })).toHaveLength(1);
  unmount();
  const account = {
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire({ status: 'pending' }) },
  };
  answerApi({ ...others, ...account, ...earnings, [list]: lastPage });
  show();
  await waitFor(() => expect(bar()).toMatch(/Set up your payment account$/));
  expect(screen.getByRole('button', { name: 'Submit Treasure' })).toBeVisible();
});

it('has no card of actions on a phone where the bar has the only one, and has it where somebody is waited for', async () => {
  openOnPhone();
  const paid = { json: [aDeliverableOnTheWire({ status: 'approved' })] };
  answerApi({ ...others, ...earnings, [list]: paid });
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: 'Submit Treasure' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Actions' })).toBeNull());
  unmount();
  answerApi({ ...others, ...earnings, [list]: lastPage });
  show();
  expect(await screen.findByText(/treasure of .* is in review/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Actions' })).toBeVisible();
});
