import type { AdminAction } from '@doubloon/contract/admin/audit.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { toCampaignView } from '../campaigns/show-campaigns.ts';
import { applyModeration, hideCompleted, type Moderation } from '../campaigns/lifecycle/move-campaign.ts';
import { confirmPostAuthor } from '../deliverables/decide-deliverable.ts';
import { toDeliverableView } from '../deliverables/deliverable-view.ts';
import { showDeliverablesToConfirm } from '../deliverables/show-deliverables.ts';
import { illegalState } from '../platform/app-error.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { removeReview } from '../reviews/reviews.ts';
import { findStoreOfCreator } from '../stores/show-stores.ts';
import { moderateStore } from '../stores/change-store.ts';
import { toCreatorCard } from '../stores/store-view.ts';
import { recordAction } from './audit-log.ts';
import { toAdminUser } from './show-users.ts';
import { toCaseView, closeCase, flagCase, getOpenCase, grantAppeal } from '../cases/cases.ts';
import { decideHold, findOfSides } from '../flags/hold-payment.ts';
import { payoutIdOf } from '../payments/payouts/payable.ts';
import { resolvePayout } from '../payments/payouts/resolve-payout.ts';
import { decideRefund } from '../payments/refunds/request-refund.ts';
import { applyVerification } from '../users/verification.ts';

/** Records an admin's decision whether the post of a treasure is by its creator; `listDeliverablesToConfirm` lists the treasures that wait for it. */
export const confirmAuthor: Handler<'confirmAuthor'> = async (call, { params, body }) => {
  const isTheirs = body.is_theirs;
  const deliverable = await unitOfWork(call, async (tx) => {
    const now = call.clock.now();
    const decided = await confirmPostAuthor(tx, params.id, { isTheirs, now });
    recordAction(tx, call, {
      action: isTheirs ? 'author_confirmed' : 'author_refused',
      subject: { kind: 'treasure', id: params.id },
      before: { authorCheck: 'needs_admin' },
      after: { authorCheck: decided.authorCheck, status: decided.status },
      reason: body.reason,
    });
    return decided;
  });
  return toDeliverableView(deliverable);
};

export const listDeliverablesToConfirm: Handler<'listDeliverablesToConfirm'> = ({ db }, { query }) =>
  showDeliverablesToConfirm(db, query);

const CAMPAIGN_ACTIONS: Record<Moderation['action'], AdminAction> = {
  approve: 'campaign_approved',
  reject: 'campaign_rejected',
  pause: 'campaign_paused',
};

/** Moderates a loot in the unit of work and records that; returns it as it is then. Throws `not_found`, `illegal_state`. */
export async function moderateInUnit(
  tx: Tx,
  call: Call,
  id: string,
  moderation: Omit<Moderation, 'now'>,
): Promise<Campaign> {
  const { before, after } = await applyModeration(tx, id, { ...moderation, now: call.clock.now() });
  recordAction(tx, call, {
    action: CAMPAIGN_ACTIONS[moderation.action],
    subject: { kind: 'campaign', id },
    before: { status: before.status },
    after: { status: after.status },
    reason: moderation.reason,
  });
  return after;
}

/** Hides a completed loot in the unit of work that has read it, and records that. Writes 2. */
export function hideClosedInUnit(tx: Tx, call: Call, campaign: Campaign, reason: string): void {
  const { id, status } = campaign;
  const { hiddenForGood } = hideCompleted(tx, campaign, { reason, now: call.clock.now() });
  recordAction(tx, call, {
    action: 'campaign_rejected',
    subject: { kind: 'campaign', id },
    before: { status },
    after: { status, hiddenForGood },
    reason,
  });
}

export const moderateCampaign: Handler<'moderateCampaign'> = async (call, { params, body }) =>
  toCampaignView(await unitOfWork(call, (tx) => moderateInUnit(tx, call, params.id, body)));

/** Removes a review; its text stays in the log. */
export const removeReviewAsAdmin: Handler<'removeReviewAsAdmin'> = async (call, { params, body }) => {
  await unitOfWork(call, (tx) => removeReviewInUnit(tx, call, params.id, body.reason));
  return { success: true };
};

/** Removes a review in the unit of work and records that. Throws `not_found`. Reads 1, writes 2. */
export async function removeReviewInUnit(tx: Tx, call: Call, id: string, reason: string): Promise<void> {
  const { creatorId, userId, rating, comment } = await removeReview(tx, id);
  recordAction(tx, call, {
    action: 'review_removed',
    subject: { kind: 'review', id },
    before: { creatorId, userId, rating, comment },
    after: {},
    reason,
  });
}

/** Shows a creator first in the directory, or no longer. Repeating it changes and records nothing. Throws `not_found`. */
export const setFeatured: Handler<'setFeatured'> = async (call, { params, body }) => {
  const { featured, reason } = body;
  const store = await unitOfWork(call, async (tx) => {
    const { store: before } = await findStoreOfCreator(tx, params.id);
    if (before.featured === featured) return before;
    const decided = await moderateStore(tx, params.id, { featured });
    recordAction(tx, call, {
      action: featured ? 'creator_featured' : 'creator_unfeatured',
      subject: { kind: 'user', id: params.id },
      before: { featured: before.featured },
      after: { featured },
      reason,
    });
    return decided;
  });
  return toCreatorCard(store, await call.db.records.get(params.id));
};

const CASE_ACTIONS = {
  granted: 'case_granted',
  refused: 'case_refused',
  flagged: 'case_flagged',
} as const satisfies Record<string, AdminAction>;

/**
 * Decides a refund, a dispute, an appeal, a held payment or a disputed figure, or flags it. The decision is recorded; the schedule sends a granted refund, a
 * granted appeal reopens the rejected decision, and a held payment that is let go is made.
 */
export const decideCase: Handler<'decideCase'> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const { decision, reason } = body;
  const known = await findOfSides(call, params.id);
  const decided = await unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const found = await getOpenCase(tx, params.id);
    // An admin decides on what they could read, not on what the case was opened for.
    const open = known ? { ...found, found: { ...known, ...found.found, figures: known.figures } } : found;
    const by = { adminId: caller.uid, reason };
    const changed =
      decision === 'flagged'
        ? flagCase(tx, open, { ...by, flaggedAt: now })
        : closeCase(tx, open, decision, { ...by, decidedAt: now });
    await carryOut(tx, call, open, { decision, reason, now });
    recordAction(tx, call, {
      action: CASE_ACTIONS[decision],
      subject: { kind: 'case', id: params.id },
      before: { status: open.status },
      after: { status: changed.status, kind: changed.kind, campaignId: changed.campaignId },
      reason,
    });
    return changed;
  });
  if (decided.kind === 'hold' && decided.status === 'granted') await resolvePayout(call, payoutIdOf(decided.subjectId));
  return toCaseView(decided);
};

/** Carries out a decision beyond its case. */
async function carryOut(
  tx: Tx,
  call: Pick<Call, 'reopenings' | 'payables' | 'caller'>,
  open: AdminCase,
  { decision, reason, now }: Parameters<typeof decideRefund>[2],
): Promise<void> {
  if (open.kind === 'refund') await decideRefund(tx, open, { decision, reason, now });
  if (open.kind === 'report') throw illegalState('A report is dismissed, or decided by what is done about it');
  if (open.kind === 'settlement' && decision !== 'refused') {
    throw illegalState('A refund that failed is settled with a reference, or refused');
  }
  if (open.kind === 'appeal' && decision === 'granted') await grantAppeal(tx, call.reopenings, open, now);
  if (open.kind === 'hold') await decideHold(tx, call, open, { decision, reason, adminId: call.caller.uid, now });
}

export const decideVerification: Handler<'decideVerification'> = async (call, { params, body }) => {
  const { granted, reason, verification_requested_at: askedAt } = body;
  const person = await unitOfWork(call, async (tx) => {
    const { before, after } = await applyVerification(tx, { uid: params.id, askedAt, granted }, call.clock.now());
    recordAction(tx, call, {
      action: granted ? 'verification_granted' : 'verification_refused',
      subject: { kind: 'user', id: params.id },
      before: { isVerified: before.user.isVerified },
      after: { isVerified: after.user.isVerified },
      reason,
    });
    return after;
  });
  return toAdminUser(call, person);
};
