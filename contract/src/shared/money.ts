import { z } from 'zod';
import { DEFAULT_EXPECTED_REACH, PLATFORM_FEE_PERCENT } from './constants.ts';

export const Cents = z.int().nonnegative();

/** The one conversion of amounts: dollars with at most two decimals on the wire, integer cents everywhere else. */
export const DollarsToCents = z.codec(
  z.number().nonnegative().max(10_000_000).multipleOf(0.01, 'At most 2 decimals'),
  Cents,
  {
    decode: (dollars) => Math.round(dollars * 100),
    encode: (cents) => cents / 100,
  },
);

/** `round(numerator / denominator)`, halves up, for non-negative integers of any size. The only rounding of amounts. */
export function divideRounding(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n || numerator < 0n) throw new RangeError('divideRounding needs 0 ≤ numerator, 0 < denominator');
  return Number((2n * numerator + denominator) / (2n * denominator));
}

export function platformFeeCents(budgetCents: number): number {
  return divideRounding(BigInt(budgetCents) * BigInt(PLATFORM_FEE_PERCENT), 100n);
}

/** The total that the owner pays: budget plus fee, in cents. */
export function totalPayableCents(budgetCents: number): number {
  return budgetCents + platformFeeCents(budgetCents);
}

/** Price of a thousand expected views, in cents; a missing or zero reach counts as 1,000. */
export function cpmCents(budgetCents: number, expectedReach: number | null | undefined): number {
  return divideRounding(BigInt(budgetCents) * 1000n, BigInt(expectedReach || DEFAULT_EXPECTED_REACH));
}

/** Percents of their part of the budget that creators are paid, by counted views (specification, section 9); the most views first. */
export const SHARE_TIERS = [
  { fromViews: 10_000, percent: 90 },
  { fromViews: 5_000, percent: 80 },
  { fromViews: 1_000, percent: 75 },
  { fromViews: 0, percent: 70 },
] as const;

/** The creator's share in percent for a number of counted views. */
export function sharePercent(views: number): number {
  const tier = SHARE_TIERS.find(({ fromViews }) => views >= fromViews);
  if (!tier) throw new RangeError(`views must not be negative: ${views}`);
  return tier.percent;
}

export const PayoutModel = z.enum(['budget_share', 'per_view']);
export type PayoutModel = z.infer<typeof PayoutModel>;

/** The terms a campaign's payouts follow, fixed at checkout. */
export const PayoutTerms = z.object({
  payoutModel: PayoutModel,
  budgetCents: Cents,
  expectedReach: z.int().positive(),
  /** Creators who share the budget; only `budget_share` reads it. */
  creatorSlots: z.int().positive(),
  /** Most that one creator can earn, in cents; only `per_view` reads it. */
  creatorCapCents: Cents.nullable(),
});
export type PayoutTerms = z.infer<typeof PayoutTerms>;

/** Returns an application's total earnings for its counted views, in cents, before anything already paid is taken off. */
export function entitlementCents(terms: PayoutTerms, countedViews: number): number {
  const budget = BigInt(terms.budgetCents);
  const share = BigInt(sharePercent(countedViews));
  switch (terms.payoutModel) {
    case 'budget_share':
      return divideRounding(budget * share, BigInt(terms.creatorSlots) * 100n);
    case 'per_view': {
      const reach = BigInt(terms.expectedReach);
      const views = BigInt(Math.min(countedViews, terms.expectedReach));
      const earned = divideRounding(views * budget * share, reach * 100n);
      return terms.creatorCapCents === null ? earned : Math.min(earned, terms.creatorCapCents);
    }
  }
}
