import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';
import type { Payout, PayoutReceipt, PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { PayoutReceiptView, ReceiptView } from '@doubloon/contract/payments/receipt.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { actingParty } from '@doubloon/contract/payments/payment-problem.ts';
import { STUCK_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { mapPage } from '../../platform/database/collection.ts';

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
export const getReceipt: Handler<'getReceipt'> = async ({ db, caller }, { params }) => {
  const payout = await db.payouts.findShown(params.id);
  const isParty = payout?.creatorId === caller.uid || payout?.ownerId === caller.uid;
  if (!payout || !(isParty || caller.role === 'admin')) throw notFound('Payout');
  return toPayoutReceiptView(payout);
};

export function toPayoutView(payout: Payout): PayoutView {
  const { failure } = payout;
  return {
    id: payout.id,
    application_id: payout.applicationId,
    campaign_id: payout.campaignId,
    campaignTitle: payout.campaignTitle,
    creator_id: payout.creatorId,
    creatorName: payout.creatorName,
    treasure_id: payout.deliverableId,
    proof_id: payout.proofId,
    amount: payout.amountCents,
    currency: CURRENCY,
    status: payout.status,
    failure: failure && {
      reason: failure.reason,
      details: failure.details,
      must_act: actingParty(failure.reason),
      tried_until: failure.triedUntil,
    },
    counted_views: payout.receipt.countedViews,
    share_percent: payout.receipt.sharePercent,
    created_at: payout.createdAt,
    updated_at: payout.updatedAt,
  };
}

export const listPayoutsOfCreator: Handler<'listPayoutsOfCreator'> = async ({ db }, { params, query }) =>
  mapPage(await db.payouts.page('creatorId', params.id, query), toPayoutView);

export const listPayoutsOfOwner: Handler<'listPayoutsOfOwner'> = async ({ db }, { params, query }) =>
  mapPage(await db.payouts.page('ownerId', params.id, query), toPayoutView);

/** Payouts whose owner, creator or provider has something to do before the money arrives, for admins. */
export const listPayoutsNeedingAttention: Handler<'listPayoutsNeedingAttention'> = async ({ db }, { query }) =>
  mapPage(await db.payouts.pageIn(query, query.status ? [query.status] : STUCK_PAYOUT_STATUSES), toPayoutView);
