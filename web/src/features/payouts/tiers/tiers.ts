import { exampleViews } from '@doubloon/contract/campaigns/earnings.ts';
import { entitlementCents, type PayoutTerms } from '@doubloon/contract/shared/money.ts';

/** Counted views from which a project pays more, and the cents that it pays in all by then. */
export interface Tier {
  views: number;
  cents: number;
}

/** Returns the tiers of a loot's terms that pay more than the one before, in ascending order. */
export function payoutTiers(terms: PayoutTerms): Tier[] {
  const tiers = exampleViews(terms).map((views) => ({ views, cents: entitlementCents(terms, views) }));
  return tiers.filter(({ cents }, index) => cents > (tiers[index - 1]?.cents ?? 0));
}

/** Returns how far a paid amount has come on the way to each tier from the one before it, between 0 and 1. */
export function partsPaid(tiers: readonly Tier[], paidCents: number): number[] {
  return tiers.map(({ cents }, index) => {
    const from = tiers[index - 1]?.cents ?? 0;
    return Math.min(Math.max((paidCents - from) / (cents - from), 0), 1);
  });
}
