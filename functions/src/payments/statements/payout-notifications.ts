import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { DueNotification } from '../../platform/projections/due-notification.ts';
import { ACCOUNT_NOT_READY, NO_ACCOUNT } from './payment-refusal.ts';

/** Failures that only the creator can put right. */
const CREATOR_ACTS = [NO_ACCOUNT, ACCOUNT_NOT_READY].map(({ reason }) => reason);

/** Returns the notification of a creator when nothing could be paid for this reason. */
export function kindOfFailure(reason: string | undefined): 'payout_needs_account' | 'payout_failed' {
  return reason !== undefined && CREATOR_ACTS.includes(reason) ? 'payout_needs_account' : 'payout_failed';
}

/** A creator hears of money that has arrived, both sides of an attempt that failed and of what was taken back. */
export function payoutNotifications(payout: Payout): DueNotification[] {
  const { applicationId, campaignId, ownerId, creatorId, creatorName, reversedCents, failure } = payout;
  const { campaignTitle: title, status, attempt, updatedAt } = payout;
  const toCreator = { uid: creatorId, subject: { type: 'application', id: applicationId }, actorName: null } as const;
  const toOwner = { uid: ownerId, subject: { type: 'campaign', id: campaignId }, actorName: creatorName } as const;
  const when = { title, occasion: attempt, at: updatedAt };
  if (status === 'failed') {
    return [
      { ...toCreator, kind: kindOfFailure(failure?.reason), ...when },
      { ...toOwner, kind: 'payout_failed', ...when },
    ];
  }
  const notifications: DueNotification[] = [];
  if (status === 'paid') notifications.push({ ...toCreator, kind: 'payout_paid', ...when });
  if (reversedCents > 0) {
    const reversed = { kind: 'payout_reversed', ...when, occasion: reversedCents } as const;
    notifications.push({ ...toCreator, ...reversed }, { ...toOwner, ...reversed });
  }
  return notifications;
}
