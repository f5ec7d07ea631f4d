import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aPerson } from '../../../testing/people.ts';
import { aPayoutReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { search } from '../../../testing/search.ts';
import { showFilters } from '../../../testing/show-filters.ts';
import { fill, user } from '../../../testing/user.ts';
import { PayoutList } from './payout-list.tsx';

it('tells a creator who must act on a payout that failed, and shows the receipt of each', async () => {
  const failure = {
    reason: 'platform_balance',
    details: 'Insufficient platform balance',
    must_act: 'platform',
    mended: false,
    tried_until: null,
  };
  answerApi({
    'GET /payments/authorizations/creator/u1': {
      json: [
        aPayoutOnTheWire('po_1', { status: 'failed', failure }),
        aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Tea' }),
      ],
    },
    'GET /payments/receipts/po_2': { json: aPayoutReceiptOnTheWire({ payout_id: 'po_2' }) },
  });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText('Payment Failed: Insufficient platform balance')).toBeVisible();
  expect(screen.getByText('Our team has to act. You need to do nothing.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry payment' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Receipt of the payout for Hot Tea' }));
  expect(await screen.findByText('Receipt po_2')).toBeVisible();
});

it.each([
  ['paid', 'Receipt of the payout for Iced Tea', 'Payment receipt', 'Receipt po_1'],
  ['reversed', 'Receipt of the payout for Iced Tea', 'Payment receipt', 'Receipt po_1'],
  ['failed', 'Why this amount? Of the payout for Iced Tea', 'Why this amount?', 'Payout po_1'],
  ['sending', 'Why this amount? Of the payout for Iced Tea', 'Why this amount?', 'Payout po_1'],
  ['lapsed', 'Why this amount? Of the payout for Iced Tea', 'Why this amount?', 'Payout po_1'],
])(
  'has a receipt of what was paid alone, and explains the amount of a %s payout',
  async (status, opens, name, last) => {
    answerApi({
      'GET /payments/authorizations/creator/u1': { json: [aPayoutOnTheWire('po_1', { status })] },
      'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire({ payout_id: 'po_1', status }) },
    });
    renderScreen(<PayoutList creatorId="u1" />);
    await user.click(await screen.findByRole('button', { name: opens }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(await screen.findByText(last)).toBeVisible();
  },
);

it.each([
  [{ counted_before: 4800, counted_views: 6200 }, '+1,400 views · 80% tier'],
  [{ counted_before: 0, counted_views: 1 }, '+1 view · 80% tier'],
  [{ counted_before: 5000, counted_views: 5000 }, ' · 5,000 counted views · 80% tier'],
  [{ counted_before: 4800, counted_views: 6200, status: 'held' }, '+1,400 views'],
  [{ counted_before: 4800, counted_views: 6200, status: 'failed' }, ' · 6,200 counted views · 80% tier'],
  [{ counted_before: null, counted_views: 6200 }, ' · 6,200 counted views · 80% tier'],
])('says how many views a payment has added, where that is known: %o', async (change, said) => {
  answerApi({ 'GET /payments/authorizations/creator/u1': { json: [aPayoutOnTheWire('po_1', change)] } });
  renderScreen(<PayoutList creatorId="u1" />);
  expect((await screen.findByRole('listitem')).textContent).toContain(said);
});

it('tells what an older payment has added by the one before it', async () => {
  const older = { counted_before: null };
  answerApi({
    'GET /payments/authorizations/creator/u1': {
      json: [
        aPayoutOnTheWire('po_2', { ...older, counted_views: 6200 }),
        aPayoutOnTheWire('po_1', { ...older, counted_views: 4800 }),
      ],
    },
  });
  renderScreen(<PayoutList creatorId="u1" />);
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('+1,400 views');
  expect(rows[1]).toContain(' · 4,800 counted views');
});

it('says what each payout of one loot was for', async () => {
  answerApi({
    'GET /payments/authorizations/creator/u1?campaignId=cmp_1': {
      json: [
        aPayoutOnTheWire('po_3', { proof_id: 'prf_1' }),
        aPayoutOnTheWire('po_2'),
        aPayoutOnTheWire('po_1', { treasure_id: null }),
      ],
    },
  });
  renderScreen(<PayoutList creatorId="u1" campaignId="cmp_1" />);
  const rows = await screen.findAllByRole('listitem');
  const purposes = ['More views by a proof', 'A treasure', 'The whole project'];
  // Payouts of one loot all have its title.
  expect(screen.queryByRole('searchbox')).toBeNull();
  purposes.forEach((purpose, index) => expect(rows[index]?.textContent).toContain(purpose));
});

it('is narrowed by the server to a status and to words of the loot, and shows all again', async () => {
  const LIST = 'GET /payments/authorizations/creator/u1';
  answerApi({
    [LIST]: { json: [aPayoutOnTheWire('po_1'), aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Soup' })] },
    [`${LIST}?status=reserved%2Csending`]: { json: [] },
    [`${LIST}?search=soup`]: { json: [aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Soup' })] },
  });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText('Iced Tea')).toBeVisible();
  await showFilters();
  await search('soup');
  await waitFor(() => expect(screen.queryByText('Iced Tea')).toBeNull());
  expect(await screen.findByText('Hot Soup')).toBeVisible();
  await search('');
  expect(await screen.findByText('Iced Tea')).toBeVisible();
  await fill(screen.getByLabelText('Status'), 'sending');
  expect(await screen.findByRole('heading', { name: 'No payouts match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Hot Soup')).toBeVisible();
});

it('offers to try again when the payouts cannot be loaded', async () => {
  answerApi({ 'GET /payments/authorizations/creator/u1': { status: 503, json: {} } });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText('Failed to load payouts')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('asks a creator who can be paid by now for nothing', async () => {
  saveSession('t', aPerson());
  const failure = {
    reason: 'no_account',
    details: 'No account',
    must_act: 'creator',
    mended: false,
    tried_until: null,
  };
  answerApi({
    'GET /payments/authorizations/creator/u1': { json: [aPayoutOnTheWire('po_1', { status: 'failed', failure })] },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText(/It is ready now; you need to do nothing/)).toBeVisible();
  expect(screen.queryByText(/You have to act/)).toBeNull();
});

it('says on which number a payout was made, and who decided that; an older receipt says neither', async () => {
  const read = {
    source: 'platform',
    platform: 'tiktok',
    at: '2026-11-19T00:00:00.000Z',
    views: 5000,
    reading_id: 'rdg_1',
  };
  const older = { by_itself: false, counted_from: null };
  answerApi({
    'GET /payments/authorizations/creator/u1': {
      json: [
        aPayoutOnTheWire('po_1', { by_itself: true, counted_from: read }),
        aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Tea', ...older }),
      ],
    },
    'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire({ by_itself: true, counted_from: read }) },
    'GET /payments/receipts/po_2': { json: aPayoutReceiptOnTheWire({ payout_id: 'po_2', ...older }) },
  });
  renderScreen(<PayoutList creatorId="u1" />);
  expect(await screen.findByText(/^Read from TikTok /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Receipt of the payout for Iced Tea' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Payment receipt' }));
  expect(await receipt.findByText('None needed: paid automatically')).toBeVisible();
  expect(receipt.getByText(/^Read from TikTok /)).toBeVisible();
  await user.click(receipt.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Receipt of the payout for Hot Tea' }));
  expect(await screen.findByText('Receipt po_2')).toBeVisible();
  expect(screen.queryByText('Decision')).toBeNull();
});

it('shows the payouts since a day that the address names, until all days are asked for', async () => {
  const list = 'GET /payments/authorizations/creator/u1';
  answerApi({
    [`${list}?since=2026-11-03`]: { json: [aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Tea' })] },
    [list]: { json: [aPayoutOnTheWire('po_1', {}), aPayoutOnTheWire('po_2', { campaignTitle: 'Hot Tea' })] },
  });
  renderScreen(<PayoutList creatorId="u1" />, '/payouts?since=2026-11-03');
  expect(await screen.findByText('Hot Tea')).toBeVisible();
  expect(screen.getByText(/^Since Nov 3, 2026/)).toBeVisible();
  expect(screen.queryByText('Iced Tea')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all days' }));
  expect(await screen.findByText('Iced Tea')).toBeVisible();
  expect(screen.queryByText(/^Since/)).toBeNull();
});

it('finds no payout where none is that late, and takes the day back with the other filters', async () => {
  const list = 'GET /payments/authorizations/creator/u1';
  answerApi({
    [`${list}?since=2026-11-03`]: { json: [] },
    [list]: { json: [aPayoutOnTheWire('po_1', {})] },
  });
  renderScreen(<PayoutList creatorId="u1" />, '/payouts?payouts=paid&since=2026-11-03');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Iced Tea')).toBeVisible();
});

it('has the file of the list and the statement of the year in one menu', async () => {
  answerApi({ 'GET /payments/authorizations/creator/u1': { json: [aPayoutOnTheWire('po_1')] } });
  renderScreen(<PayoutList creatorId="u1" />);
  await user.click(await screen.findByRole('button', { name: 'Export payouts' }));
  expect(await screen.findByRole('button', { name: 'Download CSV of payouts' })).toBeVisible();
  await user.click(screen.getByLabelText('Statement of'));
  expect(screen.getByRole('button', { name: 'Export payouts' })).toHaveAttribute('aria-expanded', 'true');
});

it('parts all payouts by months with what each has paid, while they are in the order of their time', async () => {
  const earlier = aPayoutOnTheWire('po_2', { created_at: '2026-10-20T12:00:00.000Z', amount: 12 });
  const list = 'GET /payments/authorizations/creator/u1';
  answerApi({ [list]: { json: [aPayoutOnTheWire('po_1'), earlier] } });
  const { unmount } = renderScreen(<PayoutList creatorId="u1" />);
  const october = await screen.findByRole('region', { name: 'October 2026' });
  expect(october.textContent).toMatch(/^October 2026Paid SGD.12\.00/);
  expect(within(october).getAllByRole('listitem')).toHaveLength(1);
  unmount();
  renderScreen(<PayoutList creatorId="u1" />, '/payouts?payout-order=amount');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'October 2026' })).toBeNull();
});
