import type { NotificationSubject } from '@doubloon/contract/notifications/notification.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import { momentOf, type DueNotification } from '../../platform/projections/due-notification.ts';
import { kindOfFailure } from './payout-notifications.ts';
import { ACCOUNT_HELD, ACCOUNT_NOT_READY, CAMPAIGN_BUDGET, CAMPAIGN_DISPUTED, NO_ACCOUNT } from './payment-refusal.ts';

/** Problems that occur before there is a payout; the failed payout tells of all others. */
const REFUSED_AT_ONCE = [NO_ACCOUNT, ACCOUNT_NOT_READY, ACCOUNT_HELD, CAMPAIGN_BUDGET, CAMPAIGN_DISPUTED].map(
  ({ reason }) => reason,
);

/** Whom a payment that was refused concerns. */
interface Parties {
  readonly applicationId: string;
  readonly campaignId: string;
  readonly creatorId: string;
  readonly ownerId: string;
}

/** Texts for both sides. */
interface About {
  readonly title: string | null;
  readonly creatorName: string | null;
  /** Where what was accepted is found. */
  readonly part: NotificationSubject['part'];
}

/**
 * Both sides hear once, for each reason, that something accepted was refused its payment, and once when that is given up: nobody waits without knowing
 * for whom, or for what will not come.
 */
export function problemNotifications(
  { applicationId, campaignId, creatorId, ownerId }: Parties,
  { reason, since, ofPayout, endedAt }: PaymentProblem,
  { title, creatorName, part }: About,
): DueNotification[] {
  const toCreator = {
    uid: creatorId,
    subject: { type: 'application', id: applicationId, part },
    title,
    actorName: null,
  } as const;
  const toOwner = {
    uid: ownerId,
    subject: { type: 'campaign', id: campaignId, part },
    title,
    actorName: creatorName,
  } as const;
  const notifications: DueNotification[] = [];
  if (REFUSED_AT_ONCE.includes(reason) && !ofPayout) {
    const when = momentOf(since);
    notifications.push(
      { ...toCreator, kind: kindOfFailure(reason), ...when },
      { ...toOwner, kind: 'payout_failed', ...when },
    );
  }
  if (endedAt) {
    const over = { kind: 'payout_given_up', ...momentOf(endedAt) } as const;
    notifications.push({ ...toCreator, ...over }, { ...toOwner, ...over });
  }
  return notifications;
}
