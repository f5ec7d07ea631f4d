import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  DollarsToCents,
  cpmCents,
  divideRounding,
  entitlementCents,
  platformFeeCents,
  sharePercent,
  totalPayableCents,
  type PayoutTerms,
} from './money.ts';

const LARGEST_CENTS = 1_000_000_000;

const cents = fc.integer({ min: 0, max: LARGEST_CENTS });
const views = fc.integer({ min: 0, max: 10_000_000_000 });
const terms: fc.Arbitrary<PayoutTerms> = fc.record({
  payoutModel: fc.constantFrom('budget_share', 'per_view'),
  budgetCents: cents,
  expectedReach: fc.integer({ min: 1, max: 1_000_000_000 }),
  creatorSlots: fc.integer({ min: 1, max: 1000 }),
  creatorCapCents: fc.option(cents),
});

const shared = (budgetCents: number, creatorSlots = 1): PayoutTerms => ({
  payoutModel: 'budget_share',
  budgetCents,
  expectedReach: 1000,
  creatorSlots,
  creatorCapCents: null,
});

const perView = (budgetCents: number, expectedReach: number, creatorCapCents: number | null = null): PayoutTerms => ({
  payoutModel: 'per_view',
  budgetCents,
  expectedReach,
  creatorSlots: 1,
  creatorCapCents,
});

describe('amounts on the wire', () => {
  it('come back as they were, for every number of cents', () => {
    fc.assert(fc.property(cents, (amount) => z.decode(DollarsToCents, z.encode(DollarsToCents, amount)) === amount));
  });

  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [1.15, 115],
    [8.2, 820],
    [1234.56, 123_456],
    [9_999_999.99, 999_999_999],
  ])('%f dollars are %i cents', (dollars, expected) => {
    expect(z.decode(DollarsToCents, dollars)).toBe(expected);
  });

  it.each([0.001, 1.005, 0.015, 123.456, -0.01, -5, 10_000_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %f',
    (dollars) => {
      expect(z.safeDecode(DollarsToCents, dollars).success).toBe(false);
    },
  );
});

describe('rounding', () => {
  it.each([
    [0n, 3n, 0],
    [1n, 2n, 1],
    [1n, 3n, 0],
    [2n, 3n, 1],
    [5n, 10n, 1],
    [4n, 10n, 0],
    [149n, 100n, 1],
    [150n, 100n, 2],
  ])('rounds %d/%d half up to %i', (numerator, denominator, expected) => {
    expect(divideRounding(numerator, denominator)).toBe(expected);
  });

  it('is never more than half away', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), positive, (numerator, denominator) => {
        const twiceOff = 2n * (BigInt(divideRounding(numerator, denominator)) * denominator - numerator);
        return twiceOff <= denominator && -twiceOff < denominator;
      }),
    );
  });

  it('refuses what is no division of amounts', () => {
    expect(() => divideRounding(1n, 0n)).toThrow(RangeError);
    expect(() => divideRounding(-1n, 2n)).toThrow(RangeError);
  });
});

describe('the fee', () => {
  it.each([
    [100_000, 5000, 105_000],
    [1, 0, 1],
    [9, 0, 9],
    [10, 1, 11],
    [12_345, 617, 12_962],
    [12_350, 618, 12_968],
  ])('of %i cents is %i, which makes %i payable', (budget, fee, total) => {
    expect(platformFeeCents(budget)).toBe(fee);
    expect(totalPayableCents(budget)).toBe(total);
  });
});

describe('CPM', () => {
  it.each([
    [100_000, 50_000, 2000],
    [100_000, null, 100_000],
    [100_000, 0, 100_000],
    [1000, 3000, 333],
  ])('of %i cents for %s expected views is %i', (budget, reach, expected) => {
    expect(cpmCents(budget, reach)).toBe(expected);
  });
});

describe('the share', () => {
  it.each([
    [0, 70],
    [999, 70],
    [1000, 75],
    [4999, 75],
    [5000, 80],
    [9999, 80],
    [10_000, 90],
    [10_000_000_000, 90],
  ])('for %i views is %i %%', (count, percent) => {
    expect(sharePercent(count)).toBe(percent);
  });

  it('refuses negative views', () => {
    expect(() => sharePercent(-1)).toThrow(RangeError);
  });
});

describe('the entitlement', () => {
  it.each([
    ['one creator, no views', shared(100_000), 0, 70_000],
    ['one creator, a thousand views', shared(100_000), 1000, 75_000],
    ['three slots', shared(100_000, 3), 10_000, 30_000],
    ['three slots of a budget that does not divide', shared(100, 3), 0, 23],
    ['half a cent is rounded up', shared(1, 1), 0, 1],
    ['per view, none', perView(100_000, 10_000), 0, 0],
    ['per view, half the reach', perView(100_000, 10_000), 5000, 40_000],
    ['per view, all of the reach', perView(100_000, 10_000), 10_000, 90_000],
    ['per view, more than the reach', perView(100_000, 10_000), 70_000, 90_000],
    ['per view, just below a tier', perView(100_000, 10_000), 999, 6993],
    ['per view with a cap', perView(100_000, 10_000, 5000), 5000, 5000],
    ['per view below the cap', perView(100_000, 10_000, 50_000), 5000, 40_000],
  ])('%s', (_case, given, count, expected) => {
    expect(entitlementCents(given, count)).toBe(expected);
  });

  it('is a whole number of cents between nothing and the budget', () => {
    fc.assert(
      fc.property(terms, views, (given, count) => {
        const earned = entitlementCents(given, count);
        return Number.isSafeInteger(earned) && earned >= 0 && earned <= given.budgetCents;
      }),
    );
  });

  it('never falls when views rise', () => {
    fc.assert(
      fc.property(terms, views, views, (given, a, b) => {
        const [fewer, more] = a < b ? [a, b] : [b, a];
        return entitlementCents(given, fewer) <= entitlementCents(given, more);
      }),
    );
  });

  it('never passes the cap of a campaign that pays per view', () => {
    fc.assert(
      fc.property(terms, cents, views, (given, cap, count) => {
        const capped: PayoutTerms = { ...given, payoutModel: 'per_view', creatorCapCents: cap };
        return entitlementCents(capped, count) <= cap;
      }),
    );
  });
});
