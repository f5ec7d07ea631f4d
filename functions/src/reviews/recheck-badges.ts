import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import type { RecheckCopies } from '../platform/recheck.ts';
import { badgeReview } from './badge-review.ts';

/** Whether exactly the reviews of paying customers carry the badge. */
export const recheckBadges: RecheckCopies = async (db) => {
  const stale: Review[] = [];
  let documents = 0;
  for await (const review of db.reviews.eachOne()) {
    documents += 1;
    const paid = await db.payouts.hasPaid(review.userId, review.creatorId);
    if (paid !== review.paidCollaboration) stale.push(review);
  }
  return {
    documents,
    differences: stale.map(({ id, paidCollaboration }) => ({
      document: `${COLLECTIONS.reviews}/${id}`,
      field: 'paidCollaboration',
      stored: paidCollaboration,
      derived: !paidCollaboration,
    })),
    repair: async () => {
      for (const { userId, creatorId } of stale) await badgeReview(db, userId, creatorId);
    },
  };
};
