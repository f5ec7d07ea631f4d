import type { replyToReview as operation } from '@doubloon/contract/reviews/operations.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { getUser } from '../users/get-user.ts';
import { putReview, readReview } from './reviews.store.ts';

/** Replies to a review of the caller's store. Throws `not_found` for reviews of others, `already_exists` after the first reply. */
export const replyToReview: Verb<typeof operation> = async ({ db, clock, caller }, { params, body }) => {
  const { name: creatorName } = await getUser(db, caller.uid);
  return db.runTransaction(async (transaction) => {
    const review = await readReview(db, params.id, transaction);
    if (review?.creatorId !== caller.uid) throw notFound('Review');
    if (review.reply) throw new AppError('already_exists', 'You have already replied to this review');
    const replied: Review = { ...review, reply: { creatorName, reply: body.reply, createdAt: clock.now() } };
    putReview(transaction, db, replied);
    return replied;
  });
};
