import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recomputeReceipt, type ReceiptFacts } from './receipt.ts';

const shared: ReceiptFacts = {
  terms: {
    payoutModel: 'budget_share',
    budgetCents: 100_000,
    expectedReach: 10_000,
    creatorSlots: 2,
    creatorCapCents: null,
  },
  posts: [
    { views: 6000, baselineViews: 0 },
    { views: 500, baselineViews: 900 },
  ],
  alreadyPaidCents: 37_500,
  reversedCents: 0,
};
const perView: ReceiptFacts = {
  ...shared,
  terms: { ...shared.terms, payoutModel: 'per_view', creatorCapCents: 30_000 },
  alreadyPaidCents: 0,
};

const facts = fc.record({
  terms: fc.record({
    payoutModel: fc.constantFrom('budget_share' as const, 'per_view' as const),
    budgetCents: fc.integer({ min: 1, max: 95_238_094 }),
    expectedReach: fc.integer({ min: 1, max: 1_000_000_000 }),
    creatorSlots: fc.integer({ min: 1, max: 1000 }),
    creatorCapCents: fc.option(fc.integer({ min: 1, max: 95_238_094 })),
  }),
  posts: fc.array(fc.record({ views: fc.nat(1_000_000_000), baselineViews: fc.nat(1_000_000_000) }), { maxLength: 10 }),
  alreadyPaidCents: fc.nat(95_238_094),
  reversedCents: fc.nat(95_238_094),
});

describe('a receipt computed again', () => {
  it('pays the share of a slot, without what was paid before', () => {
    // 500 dollars a slot at 80 % for 6,000 counted views; the post below its baseline counts nothing.
    expect(recomputeReceipt(shared)).toEqual({
      countedViews: 6000,
      sharePercent: 80,
      entitlementCents: 40_000,
      amountCents: 2500,
    });
  });

  it('pays by view up to the cap', () => {
    expect(recomputeReceipt(perView)).toMatchObject({ entitlementCents: 30_000, amountCents: 30_000 });
    const uncapped = { ...perView, terms: { ...perView.terms, creatorCapCents: null } };
    expect(recomputeReceipt(uncapped)).toMatchObject({ entitlementCents: 48_000 });
  });

  it('never pays again what was paid or taken back, and never asks for money back', () => {
    expect(recomputeReceipt({ ...shared, alreadyPaidCents: 0, reversedCents: 40_000 }).amountCents).toBe(0);
    expect(recomputeReceipt({ ...shared, alreadyPaidCents: 50_000 }).amountCents).toBe(0);
  });

  it('is whole cents within the budget, whatever the numbers, and more views never pay less', () => {
    fc.assert(
      fc.property(facts, fc.nat(1_000_000), (given, more) => {
        const result = recomputeReceipt(given);
        expect(Number.isSafeInteger(result.amountCents)).toBe(true);
        expect(result.amountCents).toBeGreaterThanOrEqual(0);
        expect(result.entitlementCents).toBeLessThanOrEqual(given.terms.budgetCents);
        const [first, ...rest] = given.posts;
        if (!first) return;
        const risen = { ...given, posts: [{ ...first, views: first.views + more }, ...rest] };
        expect(recomputeReceipt(risen).entitlementCents).toBeGreaterThanOrEqual(result.entitlementCents);
      }),
    );
  });
});
