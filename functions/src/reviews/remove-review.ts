import type { deleteReview } from '@doubloon/contract/reviews/operations.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { dropReview, readReview } from './reviews.store.ts';

/**
 * Removes a review with the transaction, whoever wrote it, and returns it; the rating follows by a trigger. Moderation uses it. It
 * reads before it writes. Throws `not_found`. Reads 1, writes 1.
 */
export async function removeReview(transaction: Transaction, db: Firestore, id: string): Promise<Review> {
  const review = await readReview(db, id, transaction);
  if (!review) throw notFound('Review');
  dropReview(transaction, db, id);
  return review;
}

/** Throws `not_found`, `forbidden` for somebody else's. */
export const removeOwnReview: Verb<typeof deleteReview> = async ({ db, caller }, { params }) => {
  await db.runTransaction(async (transaction) => {
    const { userId } = await removeReview(transaction, db, params.id);
    if (userId !== caller.uid) throw new AppError('forbidden', 'You can only delete your own review');
  });
  return { success: true };
};
