import { divideRounding } from '@doubloon/contract/shared/money.ts';

/**
 * The specification's estimate for display: total views / expected reach × budget, in cents; 0 without a reach. What is
 * paid follows other rules.
 */
export function expectedCashoutCents(totalViews: number, expectedReach: number | null, budgetCents: number): number {
  if (!expectedReach) return 0;
  return divideRounding(BigInt(totalViews) * BigInt(budgetCents), BigInt(expectedReach));
}
