import type { ApplicationFunds, CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import { recomputeReceipt } from '@doubloon/contract/payments/receipt.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';

/** An accepted report of a post's views. */
export interface AcceptedReport {
  readonly postKey: string;
  readonly views: number;
  readonly baselineViews: number;
  readonly reportedAt: Date;
}

/**
 * The posts of an application once a report is accepted: per post the count reported last, whatever order reports are accepted in; the
 * baseline stays what it was first. A later count that is lower is kept as it is and flagged.
 */
export function acceptReport(posts: readonly CountedPost[], report: AcceptedReport): CountedPost[] {
  const known = posts.find(({ postKey }) => postKey === report.postKey);
  if (!known) return [...posts, { ...report, hasFallen: false }];
  const isLater = report.reportedAt.getTime() >= known.reportedAt.getTime();
  const [earlier, later] = isLater ? [known, report] : [report, known];
  const merged: CountedPost = {
    postKey: known.postKey,
    views: later.views,
    baselineViews: known.baselineViews,
    reportedAt: later.reportedAt,
    hasFallen: known.hasFallen || later.views < earlier.views,
  };
  return posts.map((post) => (post === known ? merged : post));
}

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
