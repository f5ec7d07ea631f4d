import type { ApplicationFunds, CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import { entitlementCents, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';

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

/** The views that are paid for: per post the latest accepted count without its baseline, summed. */
export function countedViews(posts: readonly CountedPost[]): number {
  return posts.reduce((sum, { views, baselineViews }) => sum + Math.max(0, views - baselineViews), 0);
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
  const views = countedViews(posts);
  const entitlement = entitlementCents(terms, views);
  return {
    terms,
    posts,
    countedViews: views,
    sharePercent: sharePercent(views),
    entitlementCents: entitlement,
    alreadyPaidCents: paidCents,
    reversedCents,
    amountCents: Math.max(0, entitlement - paidCents - reversedCents),
  };
}
