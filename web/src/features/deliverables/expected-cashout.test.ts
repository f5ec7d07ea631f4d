import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { expect, it } from 'vitest';
import { cashoutByTerms, expectedCashoutCents } from './expected-cashout.ts';

const terms: PayoutTerms = {
  payoutModel: 'budget_share',
  budgetCents: 10_000,
  expectedReach: 1000,
  creatorSlots: 1,
  creatorCapCents: null,
};
const treasure = (view_count: number, change = {}) => ({
  status: 'submitted' as const,
  view_count,
  proven_view_count: null,
  baseline_views: 0,
  ...change,
});

it('estimates the cashout by the share of the expected reach, to the cent', () => {
  expect(expectedCashoutCents(2500, 10_000, 50_000)).toBe(12_500);
  expect(expectedCashoutCents(1, 3, 100)).toBe(33);
});

it('estimates nothing when no reach is expected', () => {
  expect(expectedCashoutCents(2500, 0, 50_000)).toBe(0);
});

it('computes what the terms pay from the views that count, as the review of a treasure does', () => {
  expect(cashoutByTerms([treasure(6200)], terms)).toEqual({ views: 6200, cents: 8000 });
  expect(cashoutByTerms([treasure(6200, { baseline_views: 6000 })], terms)).toEqual({ views: 200, cents: 7000 });
  expect(cashoutByTerms([treasure(800, { status: 'approved', proven_view_count: 12_000 })], terms)).toEqual({
    views: 12_000,
    cents: 9000,
  });
});

it('counts no rejected treasure', () => {
  expect(cashoutByTerms([treasure(6200, { status: 'rejected' }), treasure(1000)], terms)).toEqual({
    views: 1000,
    cents: 7500,
  });
});
