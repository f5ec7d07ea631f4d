import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { unitOfWork, type Database } from '../platform/database.ts';

/**
 * Marks what an owner says about a creator as that of a paying customer, or no more, as things are now; so it may run late, repeatedly
 * and in any order. Reads 2, writes 1 at most.
 */
export async function badgeReview(db: Database, ownerId: string, creatorId: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const review = await tx.reviews.find(reviewId(ownerId, creatorId));
    if (!review) return;
    const paidCollaboration = await tx.payouts.hasPaid(ownerId, creatorId);
    if (paidCollaboration !== review.paidCollaboration) tx.reviews.put({ ...review, paidCollaboration });
  });
}
