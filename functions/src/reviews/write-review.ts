import type { createReview, updateReview } from '@doubloon/contract/reviews/operations.ts';
import { reviewId, type Review } from '@doubloon/contract/reviews/review.ts';
import { findPaidCollaboration } from '../payments/find-paid-collaboration.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStore, keepStore } from '../stores/find-store.ts';
import { getUser } from '../users/get-user.ts';
import { putReview, readReview } from './reviews.store.ts';

/**
 * Publishes the caller's review of a creator. Throws `not_found`, `forbidden` for oneself, `already_exists` after the first one.
 */
export const writeReview: Verb<typeof createReview> = async ({ db, clock, caller }, { body }) => {
  const { creatorId, rating, comment } = body;
  if (creatorId === caller.uid) throw new AppError('forbidden', 'You cannot review yourself');
  const { name: userName, profilePic: userPic } = await getUser(db, caller.uid);
  return db.runTransaction(async (transaction) => {
    const id = reviewId(caller.uid, creatorId);
    const store = await findOpenStore(db, creatorId, transaction);
    if (await readReview(db, id, transaction)) {
      throw new AppError('already_exists', 'You have already reviewed this creator');
    }
    const review: Review = {
      id,
      creatorId,
      userId: caller.uid,
      userName,
      userPic,
      rating,
      comment,
      paidCollaboration: await findPaidCollaboration(db, caller.uid, creatorId, transaction),
      reply: null,
      createdAt: clock.now(),
      editedAt: null,
    };
    keepStore(transaction, db, store);
    putReview(transaction, db, review);
    return review;
  });
};

/** Changes the caller's own review. Throws `not_found`, `forbidden` for somebody else's. */
export const editReview: Verb<typeof updateReview> = ({ db, clock, caller }, { params, body }) =>
  db.runTransaction(async (transaction) => {
    const review = await readReview(db, params.id, transaction);
    if (!review) throw notFound('Review');
    if (review.userId !== caller.uid) throw new AppError('forbidden', 'You can only edit your own review');
    const { rating = review.rating, comment = review.comment } = body;
    if (rating === review.rating && comment === review.comment) return review;
    const edited: Review = { ...review, rating, comment, editedAt: clock.now() };
    putReview(transaction, db, edited);
    return edited;
  });
