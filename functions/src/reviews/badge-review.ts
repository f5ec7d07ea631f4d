import { reviewId } from '@doubloon/contract/reviews/review.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findPaidCollaboration } from '../payments/find-paid-collaboration.ts';
import { putReview, readReview } from './reviews.store.ts';

/**
 * Marks what an owner says about a creator as that of a paying customer, or no more, as things are now; so it may run late, repeatedly
 * and in any order. Reads 2, writes 1 at most.
 */
export async function badgeReview(db: Firestore, ownerId: string, creatorId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const review = await readReview(db, reviewId(ownerId, creatorId), transaction);
    if (!review) return;
    const paidCollaboration = await findPaidCollaboration(db, ownerId, creatorId, transaction);
    if (paidCollaboration !== review.paidCollaboration) putReview(transaction, db, { ...review, paidCollaboration });
  });
}
