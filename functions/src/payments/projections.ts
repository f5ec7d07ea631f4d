import { CampaignFunds, type RefundSettlement } from '@doubloon/contract/payments/campaign-funds.ts';
import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { Payout, viewsCountedBefore } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { isKeptBack, type RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import { isStuck, LIVE_PAYOUT_STATUSES, wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { reviewBadges } from '../reviews/projections.ts';
import { payoutNotifications } from './statements/payout-notifications.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import {
  type Counts,
  countsOfDay,
  dashboardCounters,
  campaignCounters,
  recordCounters,
} from '../platform/projections/counters.ts';

export const payoutProjections = defineProjections({
  trigger: 'onPayoutWritten',
  collection: COLLECTIONS.payouts,
  schema: Payout,
  counters: countPayout,
  notifications: payoutNotifications,
  copies: [reviewBadges],
});

export const checkoutProjections = defineProjections({
  trigger: 'onCheckoutWritten',
  collection: COLLECTIONS.checkouts,
  schema: Checkout,
  notifications: checkoutNotifications,
});

export const connectedAccountProjections = defineProjections({
  trigger: 'onConnectedAccountWritten',
  collection: COLLECTIONS.connectedAccounts,
  schema: ConnectedAccount,
  notifications: accountNotifications,
});

export const fundsProjections = defineProjections({
  trigger: 'onCampaignFundsWritten',
  collection: COLLECTIONS.campaignFunds,
  schema: CampaignFunds,
  counters: countFunds,
  notifications: refundNotifications,
});

/** Details that a notification names at most; the account itself shows all. */
const MAX_TOLD = 20;

/**
 * A creator is told of another payout account and of its end, as whoever has their session may have caused it, of a restriction
 * with what is missing, and of each payout that their bank has sent back.
 */
function accountNotifications(account: ConnectedAccount): DueNotification[] {
  const { uid, generation, createdAt, accessEndedAt, restrictedAt, due, bankRefusals } = account;
  const about = {
    uid,
    subject: { type: 'profile', id: uid },
    title: null,
    actorName: null,
    occasion: generation,
  } as const;
  const told: DueNotification[] = [];
  if (generation > 1) told.push({ ...about, kind: 'payout_account_replaced', at: createdAt });
  if (accessEndedAt) told.push({ ...about, kind: 'payout_account_disconnected', at: accessEndedAt });
  if (restrictedAt) {
    const details = due.slice(0, MAX_TOLD).map(({ name }) => name);
    told.push({ ...about, ...momentOf(restrictedAt), kind: 'payout_account_restricted', details });
  }
  for (const { payoutId: occasion, code, at } of bankRefusals) {
    told.push({ ...about, kind: 'payout_account_bank_refused', occasion, at, details: code === null ? [] : [code] });
  }
  return told;
}

/** An owner is told the result of a payment that the bank confirms later, as they may have closed the page. */
function checkoutNotifications({
  id,
  ownerId,
  campaign,
  status,
  campaignId,
  addsTo,
  processingSince,
  ...rest
}: Checkout): DueNotification[] {
  const about = { uid: ownerId, title: campaign.title, actorName: null, ...momentOf(rest.updatedAt) };
  if (status === 'failed') {
    const subject = addsTo === null ? ({ type: 'checkout', id } as const) : ({ type: 'campaign', id: addsTo } as const);
    return [{ ...about, kind: 'checkout_failed', subject }];
  }
  if (status === 'completed' && campaignId !== null && processingSince !== null) {
    return [{ ...about, kind: 'checkout_completed', subject: { type: 'campaign', id: campaignId } }];
  }
  return [];
}

/** An owner is told of every step of a refund; that it is sent, once the provider has made it. */
export function refundNotifications({
  campaignId,
  ownerId,
  campaignTitle,
  refundRequest,
  settlements,
  updatedAt,
}: CampaignFunds): DueNotification[] {
  if (!refundRequest) return [];
  return stepsOf(refundRequest, updatedAt, settlements.at(-1)).map(({ kind, at, attempt, reference }) => ({
    uid: ownerId,
    kind,
    subject: { type: 'campaign', id: campaignId },
    title: campaignTitle,
    actorName: null,
    occasion: attempt === undefined ? refundRequest.number : `${refundRequest.number}_${attempt}`,
    at,
    ...(reference !== undefined && { reference }),
  }));
}

interface Step {
  readonly kind: NotificationKind;
  readonly at: Date;
  /** Distinguishes notifications that each attempt can cause. */
  readonly attempt?: number;
  readonly reference?: string;
}

function stepsOf(request: RefundRequest, updatedAt: Date, settlement: RefundSettlement | undefined): Step[] {
  const { status, requestedAt, decidedAt, lastSentAt, refundedAt, pendingReason, attempt, failure } = request;
  const sentAt = lastSentAt ?? updatedAt;
  const steps: Step[] = [{ kind: 'refund_requested', at: requestedAt }];
  if (status === 'refused') return [...steps, { kind: 'refund_refused', at: decidedAt ?? updatedAt }];
  if (decidedAt) steps.push({ kind: 'refund_granted', at: decidedAt });
  const isWaiting = status === 'refunding' && isKeptBack(pendingReason);
  if (status === 'refunded') steps.push({ kind: 'refund_sent', at: refundedAt ?? sentAt, attempt });
  // Tried again for weeks, it is told of once.
  if (isWaiting || (status === 'granted' && failure)) steps.push({ kind: 'refund_delayed', at: sentAt });
  if (status === 'failed') steps.push({ kind: 'refund_failed', at: sentAt, attempt });
  if (status === 'settled' && settlement) {
    const { settledAt: at, reference } = settlement;
    steps.push({ kind: 'refund_settled', at, reference });
  }
  if (status === 'lapsed') steps.push({ kind: 'refund_lapsed', at: updatedAt });
  return steps;
}

/**
 * Counts a campaign's accounts for their owner, in cents: the money paid in, and where it is now. The parts always sum to the money paid in; the platform's
 * losses are not part of it.
 */
function countFunds({ ownerId, fundsId, balances, feeCents, refundRequest, createdAt }: CampaignFunds): Counts[] {
  const { funded, available, reserved, paid, refunding, refunded, disputed } = balances;
  const chargedFee = platformFeeCents(funded);
  return [
    dashboardCounters(ownerId, {
      'money.paidInCents': funded + chargedFee,
      'money.availableCents': available,
      'money.pendingPayoutCents': reserved,
      'money.paidOutCents': paid,
      'money.refundedCents': refunding + refunded + chargedFee - feeCents,
      'money.disputedCents': disputed,
      'money.feeCents': feeCents,
    }),
    countsOfDay(ownerId, createdAt, { paidIn: funded + chargedFee }),
    // Of a loot one, however many payments for it are refunded.
    recordCounters(ownerId, { 'refunds.asked': refundRequest && fundsId === null ? 1 : 0 }),
  ];
}

/**
 * Counts a payout for its creator and campaign: as paid, without the part taken back, as waiting while it is live, and as stuck while it needs attention. Its
 * owner's sums follow from the campaign's accounts.
 */
function countPayout(payout: Payout): Counts[] {
  const { status, amountCents, ownerId, creatorId, campaignId } = payout;
  if (wasPaid(status)) {
    const keptCents = amountCents - payout.reversedCents;
    const count = keptCents > 0 ? 1 : 0;
    return [
      dashboardCounters(ownerId, { 'money.paidOutCount': count }),
      dashboardCounters(creatorId, { 'money.earnedCents': keptCents, 'money.earnedCount': count }),
      campaignCounters(campaignId, { paidOutCents: keptCents }),
      ...countDay(payout, keptCents),
      recordCounters(ownerId, { 'payouts.made': count }),
      recordCounters(creatorId, { 'payouts.received': count }),
    ];
  }
  const waitingCents = LIVE_PAYOUT_STATUSES.includes(status) ? amountCents : 0;
  return [
    dashboardCounters(creatorId, { 'money.pendingEarningsCents': waitingCents }),
    campaignCounters(campaignId, { committedCents: waitingCents, stuckPayouts: isStuck(status) ? 1 : 0 }),
  ];
}

/** Counts a payment that was kept, at least in part, for the day of its decision on both sides: its money, and the views that it was the first to pay for. */
function countDay(payout: Payout, keptCents: number): Counts[] {
  const { ownerId, creatorId, createdAt } = payout;
  const { countedViews } = payout.receipt;
  // An older document may not know what counted before it. Then none of its views count twice.
  const before = viewsCountedBefore(payout) ?? countedViews;
  const views = keptCents > 0 ? Math.max(0, countedViews - before) : 0;
  return [ownerId, creatorId].map((uid) => countsOfDay(uid, createdAt, { paidOut: keptCents, views }));
}
