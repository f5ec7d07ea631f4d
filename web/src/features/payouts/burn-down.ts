import type { PayoutView } from '@doubloon/contract/payments/payout.ts';

/** What was left of a budget from a moment on, in cents. */
export interface BurnDownPoint {
  at: Date;
  leftCents: number;
}

interface BurnDownFacts {
  budgetCents: number;
  /** Budget that was not paid out at `now`, in cents. */
  leftCents: number;
  startedAt: Date;
  now: Date;
  /** Newest first; those before the oldest of them may be missing. */
  payouts: readonly Pick<PayoutView, 'status' | 'amount' | 'updated_at'>[];
}

/**
 * How a budget went down with each payment, oldest first: counted back from what is left, so that it ends at the truth even when old
 * payments are not loaded. Empty while nothing was paid.
 */
export function burnDown({ budgetCents, leftCents, startedAt, now, payouts }: BurnDownFacts): readonly BurnDownPoint[] {
  const paid = payouts
    .filter(({ status }) => status === 'paid')
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime());
  if (paid.length === 0) return [];
  const points: BurnDownPoint[] = [{ at: now, leftCents }];
  let left = leftCents;
  for (const { amount, updated_at: at } of paid) {
    points.push({ at, leftCents: left });
    left = Math.min(budgetCents, left + amount);
  }
  points.push({ at: startedAt, leftCents: budgetCents });
  return points.toReversed();
}
