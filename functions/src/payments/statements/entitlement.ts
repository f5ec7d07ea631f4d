import type { ApplicationFunds, CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import { recomputeReceipt } from '@doubloon/contract/payments/receipt.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';

/**
 * What is due to an application now, and everything that follows from: entitlement minus paid, minus taken back, never negative. Nothing
 * may be in flight for it.
 */
export function computeReceipt(
  terms: PayoutTerms,
  posts: CountedPost[],
  { paidCents, reversedCents }: Pick<ApplicationFunds, 'paidCents' | 'reversedCents'>,
): PayoutReceipt {
  const facts = { terms, posts, alreadyPaidCents: paidCents, reversedCents };
  return { ...facts, ...recomputeReceipt(facts) };
}
