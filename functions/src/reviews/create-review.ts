import type * as operations from '@doubloon/contract/reviews/operations.ts';
import { reviewId, type Review } from '@doubloon/contract/reviews/review.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findOpenStore, keepStore } from '../stores/find-store.ts';

/**
 * Publishes the caller's review of a creator. Throws `not_found`, `forbidden` for oneself, `already_exists` after the first one.
 */
export const createReview: Handler<typeof operations.createReview> = async ({ db, clock, caller }, { body }) => {
  const { creatorId, rating, comment } = body;
  if (creatorId === caller.uid) throw new AppError('forbidden', 'You cannot review yourself');
  const { name: userName, profilePic: userPic } = await db.users.get(caller.uid);
  return unitOfWork({ db }, async (tx) => {
    const id = reviewId(caller.uid, creatorId);
    const store = await findOpenStore(tx, creatorId);
    if (await tx.reviews.find(id)) {
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
      paidCollaboration: await tx.payouts.hasPaid(caller.uid, creatorId),
      reply: null,
      createdAt: clock.now(),
      editedAt: null,
    };
    keepStore(tx, store);
    tx.reviews.put(review);
    return review;
  });
};

/** Changes the caller's own review. Throws `not_found`, `forbidden` for somebody else's. */
export const updateReview: Handler<typeof operations.updateReview> = ({ db, clock, caller }, { params, body }) =>
  unitOfWork({ db }, async (tx) => {
    const review = await tx.reviews.find(params.id);
    if (!review) throw notFound('Review');
    if (review.userId !== caller.uid) throw new AppError('forbidden', 'You can only edit your own review');
    const { rating = review.rating, comment = review.comment } = body;
    if (rating === review.rating && comment === review.comment) return review;
    const edited: Review = { ...review, rating, comment, editedAt: clock.now() };
    tx.reviews.put(edited);
    return edited;
  });
