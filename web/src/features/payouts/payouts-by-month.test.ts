import { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { expect, it } from 'vitest';
import { aPayoutOnTheWire } from '../../testing/wire/payout.ts';
import { payoutsByMonth } from './payouts-by-month.ts';

const at = (day: string, change = {}) =>
  PayoutView.decode(aPayoutOnTheWire(day, { created_at: `${day}T12:00:00.000Z`, amount: 10, ...change }) as never);
const payouts = [
  at('2026-11-29'),
  at('2026-11-03', { amount: 5, taken_back: 2 }),
  at('2026-11-02', { status: 'failed' }),
  at('2026-10-20'),
];

it('adds up what was paid in each month and not taken back', () => {
  expect(payoutsByMonth(payouts, false)).toMatchObject([
    { name: 'November 2026', paid: 1300, payouts: payouts.slice(0, 3) },
    { name: 'October 2026', paid: 1000, payouts: payouts.slice(3) },
  ]);
});

it('adds up no month of which more may follow', () => {
  expect(payoutsByMonth(payouts, true).map(({ paid }) => paid)).toEqual([1300, null]);
});
