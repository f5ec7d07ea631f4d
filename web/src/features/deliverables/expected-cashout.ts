import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { divideRounding, entitlementCents, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { countedViews } from './counted-views.ts';

/**
 * The specification's estimate for display: total views / expected reach × budget, in cents; 0 for a reach of 0. What is
 * paid follows other rules.
 */
export function expectedCashoutCents(totalViews: number, expectedReach: number, budgetCents: number): number {
  if (expectedReach === 0) return 0;
  return divideRounding(BigInt(totalViews) * BigInt(budgetCents), BigInt(expectedReach));
}

type Counted = Pick<DeliverableView, 'status' | 'view_count' | 'proven_view_count' | 'baseline_views'>;

/** What a loot's own terms pay in all, in cents, once every treasure that is not rejected is approved. */
export function cashoutByTerms(treasures: readonly Counted[], terms: PayoutTerms): { views: number; cents: number } {
  const live = treasures.filter(({ status }) => status !== 'rejected');
  const views = live.reduce((sum, treasure) => sum + countedViews(treasure), 0);
  return { views, cents: entitlementCents(terms, views) };
}
