import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import type { DueNotification } from '../../platform/projections/due-notification.ts';

/** An owner hears of every step of the refund of what is left of a campaign, so that nobody waits without knowing for what. */
export function refundNotifications({
  campaignId,
  ownerId,
  campaignTitle,
  refundRequest,
  updatedAt,
}: CampaignFunds): DueNotification[] {
  if (!refundRequest) return [];
  return stepsOf(refundRequest, updatedAt).map(({ kind, at, attempt }) => ({
    uid: ownerId,
    kind,
    subject: { type: 'campaign', id: campaignId },
    title: campaignTitle,
    actorName: null,
    occasion: attempt === undefined ? refundRequest.number : `${refundRequest.number}_${attempt}`,
    at,
  }));
}

interface Step {
  readonly kind: NotificationKind;
  readonly at: Date;
  /** For what can happen to each attempt. */
  readonly attempt?: number;
}

function stepsOf(request: RefundRequest, updatedAt: Date): Step[] {
  const { status, requestedAt, decidedAt, lastSentAt, refundId, attempt, failure } = request;
  const sentAt = lastSentAt ?? updatedAt;
  const steps: Step[] = [{ kind: 'refund_requested', at: requestedAt }];
  if (status === 'refused') return [...steps, { kind: 'refund_refused', at: decidedAt ?? updatedAt }];
  if (decidedAt) steps.push({ kind: 'refund_granted', at: decidedAt });
  const isTaken = status === 'refunded' || (status === 'refunding' && refundId !== null);
  if (isTaken) steps.push({ kind: 'refund_sent', at: sentAt, attempt });
  // Tried again for weeks, it is told of once.
  if (status === 'granted' && failure) steps.push({ kind: 'refund_delayed', at: sentAt });
  if (status === 'failed') steps.push({ kind: 'refund_failed', at: sentAt, attempt });
  if (status === 'lapsed') steps.push({ kind: 'refund_lapsed', at: updatedAt });
  return steps;
}
