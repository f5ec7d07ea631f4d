import type * as operations from '@doubloon/contract/reviews/operations.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** Replies to a review of the caller's store. Throws `not_found` for reviews of others, `already_exists` after the first reply. */
export const replyToReview: Handler<typeof operations.replyToReview> = async (
  { db, clock, caller },
  { params, body },
) => {
  const { name: creatorName } = await db.users.get(caller.uid);
  return unitOfWork({ db }, async (tx) => {
    const review = await tx.reviews.find(params.id);
    if (review?.creatorId !== caller.uid) throw notFound('Review');
    if (review.reply) throw new AppError('already_exists', 'You have already replied to this review');
    const replied: Review = { ...review, reply: { creatorName, reply: body.reply, createdAt: clock.now() } };
    tx.reviews.put(replied);
    return replied;
  });
};
