import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { momentOf, type Notice, type NoticeSource } from '../../platform/notices.ts';

/** An owner who could close the page hears what became of a payment that its bank confirms later: a campaign, or nothing. */
export function checkoutNotices({
  id,
  ownerId,
  campaign,
  status,
  campaignId,
  processingSince,
  ...rest
}: Checkout): Notice[] {
  const about = { uid: ownerId, title: campaign.title, actorName: null, ...momentOf(rest.updatedAt) };
  if (status === 'failed') {
    return [{ ...about, kind: 'checkout_failed', subject: { type: 'checkout', id } }];
  }
  if (status === 'completed' && campaignId !== null && processingSince !== null) {
    return [{ ...about, kind: 'checkout_completed', subject: { type: 'campaign', id: campaignId } }];
  }
  return [];
}

export const checkoutNoticeSource: NoticeSource<typeof Checkout> = {
  collection: COLLECTIONS.checkouts,
  schema: Checkout,
  notices: checkoutNotices,
};
