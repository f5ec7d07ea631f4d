import { expect, it } from 'vitest';
import { partsPaid, payoutTiers } from './tiers.ts';

const share = {
  ...{ payoutModel: 'budget_share' as const, budgetCents: 100_00, expectedReach: 40_000 },
  ...{ creatorSlots: 1, creatorCapCents: null },
};

it('begins with what a first treasure pays, where the budget is shared', () => {
  expect(payoutTiers(share)).toEqual([
    { views: 0, cents: 70_00 },
    { views: 1000, cents: 75_00 },
    { views: 5000, cents: 80_00 },
    { views: 10_000, cents: 90_00 },
  ]);
});

it('goes on to the expected reach where views are paid, and ends where the cap does', () => {
  const perView = { ...share, payoutModel: 'per_view' as const };
  expect(payoutTiers(perView).map(({ views }) => views)).toEqual([1000, 5000, 10_000, 40_000]);
  expect(payoutTiers({ ...perView, creatorCapCents: 15_00 }).map(({ cents }) => cents)).toEqual([1_88, 10_00, 15_00]);
});

it('measures what is paid between two tiers', () => {
  const tiers = payoutTiers(share);
  expect(partsPaid(tiers, 0)).toEqual([0, 0, 0, 0]);
  expect(partsPaid(tiers, 77_50)).toEqual([1, 1, 0.5, 0]);
  expect(partsPaid(tiers, 95_00)).toEqual([1, 1, 1, 1]);
});
