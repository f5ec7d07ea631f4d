import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';
import {
  viewsCountedBefore,
  type Payout,
  type PayoutReceipt,
  type PayoutView,
} from '@doubloon/contract/payments/payout.ts';
import type { PayoutReceiptView, ReceiptView } from '@doubloon/contract/payments/statements/receipt.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { actingParty } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { STUCK_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { isPartyOrAdmin } from '../../platform/identity/is-party.ts';
import { mapPage } from '../../platform/database/collection.ts';
import { platformOfCount } from '@doubloon/contract/payments/statements/platform-of-count.ts';
import { accountProblem, isOfAccount, type PaymentFailure } from './payment-refusal.ts';

/** A receipt as the API shows it, with where the baselines of posts come from, as far as `baselines` has them. Pure. */
export function toReceiptView(
  { terms, posts, ...receipt }: PayoutReceipt,
  baselines: readonly Pick<Deliverable, 'postKey' | 'baselineViews' | 'baselineSource'>[] = [],
): ReceiptView {
  const sourceOf = (post: CountedPost) =>
    baselines.find((one) => one.postKey === post.postKey && one.baselineViews === post.baselineViews)?.baselineSource;
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
      baseline_source: sourceOf(post) ?? null,
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

function toPayoutReceiptView(payout: Payout, deliverables: readonly Deliverable[]): PayoutReceiptView {
  return {
    ...toReceiptView(payout.receipt, deliverables),
    payout_id: payout.id,
    status: payout.status,
    campaign_id: payout.campaignId,
    campaignTitle: payout.campaignTitle,
    creator_id: payout.creatorId,
    creatorName: payout.creatorName,
    created_at: payout.createdAt,
    by_itself: payout.readingId !== null,
    counted_from: toCountOriginView(payout),
  };
}

/** The receipt of a payout to or from the caller, any for admins. Throws `not_found` for anybody else's. */
export const getReceipt: Handler<'getReceipt'> = async ({ db, caller }, { params }) => {
  const payout = await db.payouts.findShown(params.id);
  if (!payout || !isPartyOrAdmin(payout, caller)) throw notFound('Payout');
  return toPayoutReceiptView(payout, await db.deliverables.findOfApplication(payout.applicationId));
};

function toCountOriginView({ countedFrom, receipt }: Pick<Payout, 'countedFrom' | 'receipt'>) {
  if (!countedFrom) return null;
  const { source, at, views, readingId } = countedFrom;
  return { source, platform: platformOfCount(countedFrom, receipt.posts), at, views, reading_id: readingId };
}

/** A payout as both sides read it; `present` is what keeps it back now, null when that is mended. Pure. */
export function toPayoutView(payout: Payout, present: PaymentFailure | null = payout.failure): PayoutView {
  const { failure } = payout;
  const { reason, details } = present ?? failure ?? { reason: '', details: '' };
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
    taken_back: payout.reversedCents,
    currency: CURRENCY,
    status: payout.status,
    failure: failure && {
      reason,
      details,
      must_act: present ? actingParty(reason) : 'owner',
      mended: present === null,
      tried_until: failure.triedUntil,
    },
    by_itself: payout.readingId !== null,
    counted_from: toCountOriginView(payout),
    counted_views: payout.receipt.countedViews,
    counted_before: viewsCountedBefore(payout),
    share_percent: payout.receipt.sharePercent,
    created_at: payout.createdAt,
    updated_at: payout.updatedAt,
  };
}

/** Payouts as they are read in lists, with what keeps back those that have failed. Reads 2 for each creator whose account did. */
async function viewPage(db: Database, page: Page<Payout>): Promise<Page<PayoutView>> {
  const refused = page.items.filter(({ status, failure }) => status === 'failed' && failure && isOfAccount(failure));
  const creatorIds = [...new Set(refused.map(({ creatorId }) => creatorId))];
  const [accounts, people] = await Promise.all([
    db.connectedAccounts.findAll(creatorIds),
    db.userPrivate.findAll(creatorIds),
  ]);
  const problemOf = (creatorId: string) =>
    accountProblem(
      accounts.find(({ uid }) => uid === creatorId) ?? null,
      people.some(({ uid, emailVerified }) => uid === creatorId && emailVerified),
    );
  return mapPage(page, (payout) =>
    refused.includes(payout) ? toPayoutView(payout, problemOf(payout.creatorId)) : toPayoutView(payout),
  );
}

export const listPayoutsOfCreator: Handler<'listPayoutsOfCreator'> = async ({ db }, { params, query }) =>
  viewPage(db, await db.payouts.page('creatorId', params.id, query));

export const listPayoutsOfOwner: Handler<'listPayoutsOfOwner'> = async ({ db }, { params, query }) =>
  viewPage(db, await db.payouts.page('ownerId', params.id, query));

/** Payouts whose owner, creator or provider has something to do before the money arrives, or all of a loot, for admins. */
export const listPayoutsNeedingAttention: Handler<'listPayoutsNeedingAttention'> = async ({ db }, { query }) => {
  const { campaign_id: campaignId, status } = query;
  const statuses = status ? [status] : campaignId ? undefined : STUCK_PAYOUT_STATUSES;
  return viewPage(db, await db.payouts.pageOfAll(query, { campaignId, statuses }));
};
