import { LedgerResultView } from '@doubloon/contract/payments/ledger-result.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { BooksScreen } from './books-screen.tsx';

const result = (id: string, change: Partial<LedgerResultView>) =>
  LedgerResultView.encode({
    id,
    round_complete: true,
    campaigns: 3,
    groups: 9,
    difference_count: 0,
    differences: [],
    not_compared: [],
    named_campaigns: [],
    unhandled_events: [],
    provider_reads: null,
    balance: null,
    created_at: new Date('2026-11-20T08:00:00Z'),
    ...change,
  });

it('says that the books agree only when they were compared and every message was handled', async () => {
  const difference = {
    campaign_id: 'cmp_1',
    funds_id: null,
    what: 'available',
    stored_cents: 100,
    recounted_cents: 99,
  };
  answerApi({
    'GET /admin/ledger-results': {
      json: [
        result('rec_3', {
          not_compared: ['cmp_7'],
          named_campaigns: [{ id: 'cmp_7', title: 'Iced Tea', owner_name: 'Kopi House' }],
          unhandled_events: [{ id: 'evt_1234567890', type: 'transfer.reversed' }],
        }),
        result('rec_2', { difference_count: 1, differences: [difference], not_compared: ['cmp_8'] }),
        result('rec_1', { provider_reads: { reads: 4321, payments: 25, allowed: 12_500 } }),
      ],
    },
  });
  renderScreen(<BooksScreen />);
  await screen.findByLabelText('The books agree');
  const [unasked, wrong] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('groups'));
  const [, right, ...others] = screen
    .getAllByRole('row')
    .filter((row) => row.closest('table')?.getAttribute('aria-label') !== 'Differences');
  expect(others).toEqual([]);
  // The last recount did not find that they agree.
  expect(screen.queryByText(/^Last check/)).toBeNull();
  const inside = (item: HTMLElement | undefined) => within(item as HTMLElement);
  expect(inside(unasked).getByText('1 not compared')).toBeVisible();
  expect(inside(unasked).getByRole('link', { name: 'Iced Tea' })).toHaveAttribute('href', '/loot-management/cmp_7');
  expect(inside(unasked).getByText(/^Kopi House ·/)).toBeVisible();
  expect(inside(unasked).getByText('1 not handled')).toBeVisible();
  expect(inside(unasked).getByText(/^transfer\.reversed/)).toBeVisible();
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  const messageId = inside(unasked).getByRole('button', { name: 'Copy the id of the message, …567890' });
  expect(messageId.textContent).toBe('…567890');
  await user.click(messageId);
  vi.unstubAllGlobals();
  expect(copied).toEqual(['evt_1234567890']);
  expect(inside(wrong).getByText('1 difference')).toBeVisible();
  expect(inside(wrong).getByText('1 not compared')).toBeVisible();
  expect(inside(right).getByLabelText('The books agree')).toBeVisible();
  expect(
    inside(right).getByTitle(
      '4,321 reads at the payment provider in the 30 days before, for 25 payments: 173 each. It allows 12,500.',
    ),
  ).toBeVisible();
  expect(inside(wrong).queryByText(/It allows/)).toBeNull();
});

it('says what is available for refunds, and when it is too little', async () => {
  answerApi({
    'GET /admin/ledger-results': {
      json: [
        result('rec_2', { balance: { available_cents: 49_999, needed_cents: 50_000 } }),
        result('rec_1', { balance: { available_cents: 50_000, needed_cents: 50_000 } }),
      ],
    },
  });
  renderScreen(<BooksScreen />);
  const short = await screen.findByText(/SGD.499\.99 available at the payment provider/);
  expect(short.textContent).toContain('add to the balance there');
  expect(screen.getAllByText('Balance too small')).toHaveLength(1);
  const [, enough, ...others] = screen.getAllByRole('row');
  expect(enough?.textContent).toMatch(/SGD.500\.00/);
  expect(others).toEqual([]);
});

it('says in three figures how the books stand after the last recount', async () => {
  const balance = { available_cents: 50_000, needed_cents: 0 };
  answerApi({ 'GET /admin/ledger-results': { json: [result('rec_2', { balance }), result('rec_1', {})] } });
  renderScreen(<BooksScreen />);
  expect(await screen.findByText(/^Last check Nov 20, /)).toBeVisible();
  expect(screen.getByText('Reads in 30 days').closest('section')?.textContent).toMatch(/–$/);
  expect(screen.getAllByLabelText('The books agree')).toHaveLength(2);
});

it('shows a dash for nothing, and no sign beside a recount of nothing', async () => {
  const balance = { available_cents: 50_000, needed_cents: 0 };
  answerApi({ 'GET /admin/ledger-results': { json: [result('rec_1', { campaigns: 0, groups: 0, balance })] } });
  renderScreen(<BooksScreen />);
  const [, row] = await screen.findAllByRole('row');
  expect(within(row as HTMLElement).getAllByText('–')).toHaveLength(1);
  expect(within(row as HTMLElement).getByText('No payments')).toBeVisible();
  expect(screen.queryByLabelText('The books agree')).toBeNull();
});

it('tells the payments for one loot apart, and names a loot once that was not compared', async () => {
  const of = (funds: string | null) => ({
    ...{ campaign_id: 'cmp_1', funds_id: funds, what: 'available' },
    ...{ stored_cents: 100, recounted_cents: 99 },
  });
  const differences = [of(null), of('fnd_1'), of('fnd_2')];
  answerApi({
    'GET /admin/ledger-results': {
      json: [result('rec_1', { difference_count: 3, differences, not_compared: ['cmp_7', 'cmp_7', 'cmp_8'] })],
    },
  });
  renderScreen(<BooksScreen />);
  expect(await screen.findByText(/^3 payments, 9 groups of entries/)).toBeVisible();
  const [, ...rows] = within(screen.getByRole('table', { name: 'Differences' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => /fnd_\d/.exec(textContent)?.[0])).toEqual([undefined, 'fnd_1', 'fnd_2']);
  expect(screen.getByText('2 not compared')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /cmp_7$/ })).toHaveLength(1);
  // A loot that is gone, or one too many, has no name.
  expect(screen.getAllByRole('link', { name: 'A loot without a name here' })).toHaveLength(5);
});
