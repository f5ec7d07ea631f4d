import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { momentOf, type DueNotification } from '../../platform/projections/due-notification.ts';

/** An owner who could close the page hears what became of a payment that its bank confirms later: a campaign, or nothing. */
export function checkoutNotifications({
  id,
  ownerId,
  campaign,
  status,
  campaignId,
  processingSince,
  ...rest
}: Checkout): DueNotification[] {
  const about = { uid: ownerId, title: campaign.title, actorName: null, ...momentOf(rest.updatedAt) };
  if (status === 'failed') {
    return [{ ...about, kind: 'checkout_failed', subject: { type: 'checkout', id } }];
  }
  if (status === 'completed' && campaignId !== null && processingSince !== null) {
    return [{ ...about, kind: 'checkout_completed', subject: { type: 'campaign', id: campaignId } }];
  }
  return [];
}
