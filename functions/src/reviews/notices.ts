import { Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** A creator hears of a new review, its author of the reply. */
export function reviewNotices({ creatorId, userId, userName, reply, createdAt }: Review): Notice[] {
  const subject = { type: 'store', id: creatorId } as const;
  const notices: Notice[] = [
    { uid: creatorId, kind: 'review_received', subject, title: null, actorName: userName, ...momentOf(createdAt) },
  ];
  if (reply) {
    const { creatorName: actorName, createdAt: repliedAt } = reply;
    notices.push({ uid: userId, kind: 'review_replied', subject, title: null, actorName, ...momentOf(repliedAt) });
  }
  return notices;
}

export const reviewNoticeSource: NoticeSource<typeof Review> = {
  collection: COLLECTIONS.reviews,
  schema: Review,
  notices: reviewNotices,
};
