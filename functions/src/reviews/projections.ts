import { Payout } from '@doubloon/contract/payments/payout.ts';
import { reviewId, Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { collection, parseStored } from '../platform/database/collection.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { type Copy, defineProjections } from '../platform/projections/projection.ts';
import { checkEach, type Checked } from '../platform/projections/recheck.ts';
import { storeCounters } from '../stores/projections.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';

const Parties = Payout.pick({ ownerId: true, creatorId: true });

/** A review of a creator carries a badge when its author has paid the creator; it follows from their payouts. */
export const reviewBadges: Copy = {
  keyOf: ({ data, params }) => {
    const fields = (data?.after.exists ? data.after : data?.before)?.data() ?? {};
    const { ownerId, creatorId } = parseStored(Parties, fields, { collection: COLLECTIONS.payouts, id: params.id });
    return reviewId(ownerId, creatorId);
  },
  update: updateBadge,
  checks: { reviews: checkEach(({ firestore }) => collection(firestore, COLLECTIONS.reviews, Review), checkBadge) },
};

/** Gives a review its badge, or takes it, as payouts are at this moment. Reads 2, writes 1 at most. */
async function updateBadge(db: Database, id: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const review = await tx.reviews.find(id);
    if (!review) return;
    const paidCollaboration = await hasPaid(tx, review);
    if (paidCollaboration !== review.paidCollaboration) tx.reviews.put({ ...review, paidCollaboration });
  });
}

async function checkBadge(db: Database, review: Review): Promise<Checked> {
  const { id, paidCollaboration: stored } = review;
  const derived = await hasPaid(db, review);
  const difference = { document: `${COLLECTIONS.reviews}/${id}`, field: 'paidCollaboration', stored, derived };
  return { key: id, differences: derived === stored ? [] : [difference] };
}

const hasPaid = ({ payouts }: Pick<Database, 'payouts'>, { userId, creatorId }: Review): Promise<boolean> =>
  payouts.hasPaid(userId, creatorId);

export const reviewProjections = defineProjections({
  trigger: 'onReviewWritten',
  collection: COLLECTIONS.reviews,
  schema: Review,
  counters: ({ creatorId, rating }) => [storeCounters(creatorId, { reviews: 1, ratingSum: rating })],
  notifications: reviewNotifications,
  requests: ['review_received'],
  // A payment that came while the review was written found none to give its badge to.
  effects: [({ db }, { params: { id } }) => updateBadge(db, id)],
});

/** A creator is told of a new review, its author of the reply. */
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
