import { Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Notice, NoticeSource } from '../platform/notices.ts';

/** A creator hears of money that has arrived, both sides of an attempt that failed. */
export function payoutNotices(payout: Payout): Notice[] {
  const { applicationId, campaignId, ownerId, creatorId, campaignTitle: title, status, attempt, updatedAt } = payout;
  const toCreator = { uid: creatorId, subject: { type: 'application', id: applicationId }, actorName: null } as const;
  const when = { title, occasion: attempt, at: updatedAt };
  if (status === 'paid') return [{ ...toCreator, kind: 'payout_paid', ...when }];
  if (status !== 'failed') return [];
  const subject = { type: 'campaign', id: campaignId } as const;
  return [
    { ...toCreator, kind: 'payout_failed', ...when },
    { uid: ownerId, kind: 'payout_failed', subject, actorName: payout.creatorName, ...when },
  ];
}

export const payoutNoticeSource: NoticeSource<typeof Payout> = {
  collection: COLLECTIONS.payouts,
  schema: Payout,
  notices: payoutNotices,
};
