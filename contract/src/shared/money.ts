import { z } from 'zod';
import { DEFAULT_EXPECTED_REACH, PLATFORM_FEE_PERCENT } from './constants.ts';

export const Cents = z.int().nonnegative();

/** The only conversion of amounts: dollars with at most two decimals on the wire, integer cents everywhere else. */
export const DollarsToCents = z.codec(
  z.number().nonnegative().max(10_000_000).multipleOf(0.01, 'At most 2 decimals'),
  Cents,
  {
    decode: (dollars) => Math.round(dollars * 100),
    encode: (cents) => cents / 100,
  },
);

/** Returns `round(numerator / denominator)`, halves up, for non-negative integers of any size. The only rounding of amounts. */
export function divideRounding(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n || numerator < 0n) throw new RangeError('divideRounding needs 0 ≤ numerator, 0 < denominator');
  return Number((2n * numerator + denominator) / (2n * denominator));
}

export function platformFeeCents(budgetCents: number): number {
  return divideRounding(BigInt(budgetCents) * BigInt(PLATFORM_FEE_PERCENT), 100n);
}

/** Returns the total that the owner pays, budget plus fee, in cents. */
export function totalPayableCents(budgetCents: number): number {
  return budgetCents + platformFeeCents(budgetCents);
}

/** Returns the price of a thousand expected views, in cents; a missing or zero reach counts as 1,000. */
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

/** Counted views from which each share is paid, in ascending order. */
export const SHARE_STARTS: readonly number[] = SHARE_TIERS.map(({ fromViews }) => fromViews).toReversed();

/** Returns the creator's share in percent for a number of counted views (specification, section 9). */
export function sharePercent(views: number): number {
  const tier = SHARE_TIERS.find(({ fromViews }) => views >= fromViews);
  if (!tier) throw new RangeError(`views must not be negative: ${views}`);
  return tier.percent;
}

export const PayoutModel = z.enum(['budget_share', 'per_view']);
export type PayoutModel = z.infer<typeof PayoutModel>;

/** The terms of a campaign's payouts, fixed at checkout. */
export const PayoutTerms = z.object({
  payoutModel: PayoutModel,
  budgetCents: Cents,
  expectedReach: z.int().positive(),
  /** Number of creators who share the budget; used only by `budget_share`. */
  creatorSlots: z.int().positive(),
  /** Maximum earnings of one creator, in cents; used only by `per_view`. */
  creatorCapCents: Cents.nullable(),
});
export type PayoutTerms = z.infer<typeof PayoutTerms>;

/** Returns an application's total earnings for its counted views, in cents, before deducting earlier payments. */
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
