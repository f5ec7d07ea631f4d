import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';
import type { Payout, PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import type * as receiptOperations from '@doubloon/contract/payments/receipt-operations.ts';
import type { PayoutReceiptView, ReceiptView } from '@doubloon/contract/payments/receipt.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/http/operation-route.ts';

/** A receipt as the API shows it. */
export function toReceiptView({ terms, posts, ...receipt }: PayoutReceipt): ReceiptView {
  return {
    payout_model: terms.payoutModel,
    budget: terms.budgetCents,
    expected_reach: terms.expectedReach,
    creator_slots: terms.creatorSlots,
    creator_cap: terms.creatorCapCents,
    posts: posts.map((post) => ({
      post: post.postKey,
      views: post.views,
      baseline_views: post.baselineViews,
      counted_views: countedViewsOf(post),
      reported_at: post.reportedAt,
      has_fallen: post.hasFallen,
    })),
    counted_views: receipt.countedViews,
    share_percent: receipt.sharePercent,
    entitlement: receipt.entitlementCents,
    already_paid: receipt.alreadyPaidCents,
    taken_back: receipt.reversedCents,
    amount: receipt.amountCents,
    currency: CURRENCY,
  };
}

/** The receipt of a payout as its parties see it. */
function toPayoutReceiptView(payout: Payout): PayoutReceiptView {
  return {
    ...toReceiptView(payout.receipt),
    payout_id: payout.id,
    status: payout.status,
    campaign_id: payout.campaignId,
    campaignTitle: payout.campaignTitle,
    creator_id: payout.creatorId,
    creatorName: payout.creatorName,
    created_at: payout.createdAt,
  };
}

/** The receipt of a payout to or from the caller, any for admins. Throws `not_found` for anybody else's. */
export const getReceipt: Handler<typeof receiptOperations.getReceipt> = async ({ db, caller }, { params }) => {
  const payout = await db.payouts.findShown(params.id);
  const isParty = payout?.creatorId === caller.uid || payout?.ownerId === caller.uid;
  if (!payout || !(isParty || caller.role === 'admin')) throw notFound('Payout');
  return toPayoutReceiptView(payout);
};
