import type * as operations from '@doubloon/contract/reviews/operations.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/**
 * Removes a review in the unit of work, whoever wrote it, and returns it; the rating follows by a trigger. Moderation uses it. It
 * reads before it writes. Throws `not_found`. Reads 1, writes 1.
 */
export async function removeReview(tx: Tx, id: string): Promise<Review> {
  const review = await tx.reviews.find(id);
  if (!review) throw notFound('Review');
  tx.reviews.remove(id);
  return review;
}

/** Throws `not_found`, `forbidden` for somebody else's. */
export const deleteReview: Handler<typeof operations.deleteReview> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, async (tx) => {
    const { userId } = await removeReview(tx, params.id);
    if (userId !== caller.uid) throw new AppError('forbidden', 'You can only delete your own review');
  });
  return { success: true };
};
