import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { PAYMENT_WAITS, type PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { type DueNotification, momentOf, toBothSides } from '../../platform/projections/notifications.ts';
import {
  ACCOUNT_NOT_READY,
  EMAIL_NOT_PROVEN,
  NO_ACCOUNT,
  ACCOUNT_HELD,
  ACCOUNT_UNREACHABLE,
  CAMPAIGN_BUDGET,
  CAMPAIGN_DISPUTED,
  CAMPAIGN_WARNED,
  paymentHeld,
  refusedByAdmin,
} from './payment-refusal.ts';

/** Failures that only the creator can put right. */
const CREATOR_ACTS = [NO_ACCOUNT, EMAIL_NOT_PROVEN, ACCOUNT_NOT_READY].map(({ reason }) => reason);

/** Returns the notification of a creator when nothing could be paid for this reason. */
function kindOfFailure(reason: string | undefined): 'payout_needs_account' | 'payout_failed' {
  return reason !== undefined && CREATOR_ACTS.includes(reason) ? 'payout_needs_account' : 'payout_failed';
}

/** A creator is told of money that has arrived, and an owner when that was by itself; both sides of failed attempts and reversals. */
export function payoutNotifications(payout: Payout): DueNotification[] {
  const { campaignTitle: title, creatorName, reversedCents, failure, status, attempt, readingId, updatedAt } = payout;
  const { toCreator, toOwner } = toBothSides(payout, { title, creatorName });
  const when = { occasion: attempt, at: updatedAt };
  if (status === 'failed') {
    return [
      { ...toCreator, kind: kindOfFailure(failure?.reason), ...when },
      { ...toOwner, kind: 'payout_failed', ...when },
    ];
  }
  const notifications: DueNotification[] = [];
  if (status === 'paid') notifications.push({ ...toCreator, kind: 'payout_paid', ...when });
  // Nobody has decided on it.
  if (status === 'paid' && readingId !== null) notifications.push({ ...toOwner, kind: 'views_paid', ...when });
  if (reversedCents > 0) {
    const reversed = { kind: 'payout_reversed', ...when, occasion: reversedCents } as const;
    notifications.push({ ...toCreator, ...reversed }, { ...toOwner, ...reversed });
  }
  return notifications;
}

/** Problems that occur before there is a payout; the failed payout tells of all others. */
const REFUSED_AT_ONCE = [
  NO_ACCOUNT,
  EMAIL_NOT_PROVEN,
  ACCOUNT_NOT_READY,
  ACCOUNT_HELD,
  ACCOUNT_UNREACHABLE,
  CAMPAIGN_BUDGET,
  CAMPAIGN_DISPUTED,
  CAMPAIGN_WARNED,
].map(({ reason }) => reason);
const HELD = paymentHeld('').reason;
const REFUSED_BY_ADMIN = refusedByAdmin('').reason;

/** Notifies both sides once for each reason for which an accepted payment was refused, and once when it is given up or an admin refuses it, so that nobody waits without knowing for whom. */
export function problemNotifications(
  { toCreator, toOwner }: ReturnType<typeof toBothSides>,
  { reason, since, ofPayout, endedAt }: PaymentProblem,
): DueNotification[] {
  const notifications: DueNotification[] = [];
  const when = momentOf(since);
  if (reason === HELD) {
    notifications.push({ ...toCreator, kind: 'payout_held', ...when }, { ...toOwner, kind: 'payout_held', ...when });
  } else if (reason === PAYMENT_WAITS) {
    notifications.push({ ...toCreator, kind: 'payout_waits', ...when }, { ...toOwner, kind: 'payout_waits', ...when });
  } else if (REFUSED_AT_ONCE.includes(reason) && !ofPayout) {
    notifications.push(
      { ...toCreator, kind: kindOfFailure(reason), ...when },
      { ...toOwner, kind: 'payout_failed', ...when },
    );
  }
  if (endedAt) {
    const kind = reason === REFUSED_BY_ADMIN ? 'payout_refused' : 'payout_given_up';
    const over = { kind, ...momentOf(endedAt) } as const;
    notifications.push({ ...toCreator, ...over }, { ...toOwner, ...over });
  }
  return notifications;
}
