import { Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { storeCounters } from '../stores/store-counters.ts';
import { momentOf, type DueNotification } from '../platform/projections/due-notification.ts';
import { defineProjections } from '../platform/projections/projection.ts';

export const reviewProjections = defineProjections({
  trigger: 'onReviewWritten',
  collection: COLLECTIONS.reviews,
  schema: Review,
  counters: ({ creatorId, rating }) => [storeCounters(creatorId, { reviews: 1, ratingSum: rating })],
  notifications: reviewNotifications,
});

/** A creator hears of a new review, its author of the reply. */
function reviewNotifications({ creatorId, userId, userName, reply, createdAt }: Review): DueNotification[] {
  const subject = { type: 'store', id: creatorId } as const;
  const notifications: DueNotification[] = [
    { uid: creatorId, kind: 'review_received', subject, title: null, actorName: userName, ...momentOf(createdAt) },
  ];
  if (reply) {
    const { creatorName: actorName, createdAt: repliedAt } = reply;
    notifications.push({
      uid: userId,
      kind: 'review_replied',
      subject,
      title: null,
      actorName,
      ...momentOf(repliedAt),
    });
  }
  return notifications;
}
