import { reviewId, type Review } from '@doubloon/contract/reviews/review.ts';
import { requireNoBlock } from '../blocks/blocks.ts';
import type { Handler } from '../platform/dependencies.ts';
import { findShownStore, findOpenStore, keepStore } from '../stores/show-stores.ts';
import { AppError, notFound, forbidden } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';

/** Lists a store's reviews: none of a closed one, and none to others while its section is off. Throws `not_found`. */
export const listReviewsOfCreator: Handler<'listReviewsOfCreator'> = async ({ db, caller }, { params, query }) => {
  const { sections } = await findShownStore(db, params.id, caller);
  if (!sections.reviews) return { items: [], nextCursor: null };
  return db.reviews.page(query, params.id);
};

/** Returns the caller's review of a creator, also while the store is closed. */
export const getOwnReview: Handler<'getOwnReview'> = async ({ db, caller }, { params }) => ({
  review: await db.reviews.find(reviewId(caller.uid, params.id)),
});

/**
 * Publishes the caller's review of a creator. Throws `not_found`, `already_exists` after the first one, and `forbidden` for oneself and beyond a block, which those
 * who have paid the creator may review all the same.
 */
export const createReview: Handler<'createReview'> = async ({ db, clock, caller }, { body }) => {
  const { creatorId, rating, comment } = body;
  if (creatorId === caller.uid) throw forbidden('You cannot review yourself');
  const { name: userName, profilePic: userPic } = await db.users.get(caller.uid);
  return unitOfWork({ db }, async (tx) => {
    const id = reviewId(caller.uid, creatorId);
    const store = await findOpenStore(tx, creatorId);
    if (await tx.reviews.find(id)) {
      throw new AppError('already_exists', 'You have already reviewed this creator');
    }
    const paidCollaboration = await tx.payouts.hasPaid(caller.uid, creatorId);
    if (!paidCollaboration) await requireNoBlock(tx, caller.uid, creatorId);
    const review: Review = {
      id,
      creatorId,
      userId: caller.uid,
      userName,
      userPic,
      rating,
      comment,
      paidCollaboration,
      reply: null,
      createdAt: clock.now(),
      editedAt: null,
    };
    keepStore(tx, store);
    tx.reviews.put(review);
    return review;
  });
};

/** Changes the caller's own review. Throws `not_found`, and `forbidden` for somebody else's and beyond a block, unless it is of a paid collaboration. */
export const updateReview: Handler<'updateReview'> = ({ db, clock, caller }, { params, body }) =>
  unitOfWork({ db }, async (tx) => {
    const review = await tx.reviews.get(params.id);
    if (review.userId !== caller.uid) throw forbidden('You can only edit your own review');
    const { rating = review.rating, comment = review.comment } = body;
    if (rating === review.rating && comment === review.comment) return review;
    if (!review.paidCollaboration) await requireNoBlock(tx, caller.uid, review.creatorId);
    const edited: Review = { ...review, rating, comment, editedAt: clock.now() };
    tx.reviews.put(edited);
    return edited;
  });

/** Replies to a review of the caller's store. Throws `not_found` for reviews of others, `already_exists` after the first reply, `forbidden` beyond a block. */
export const replyToReview: Handler<'replyToReview'> = async ({ db, clock, caller }, { params, body }) => {
  const { name: creatorName } = await db.users.get(caller.uid);
  return unitOfWork({ db }, async (tx) => {
    const review = await tx.reviews.find(params.id);
    if (review?.creatorId !== caller.uid) throw notFound('Review');
    if (review.reply) throw new AppError('already_exists', 'You have already replied to this review');
    await requireNoBlock(tx, caller.uid, review.userId);
    const replied: Review = { ...review, reply: { creatorName, reply: body.reply, createdAt: clock.now() } };
    tx.reviews.put(replied);
    return replied;
  });
};

/**
 * Removes anybody's review in the unit of work and returns it; a trigger updates the rating. Moderation uses it. Throws `not_found`.
 * Reads 1, writes 1.
 */
export async function removeReview(tx: Tx, id: string): Promise<Review> {
  const review = await tx.reviews.get(id);
  tx.reviews.remove(id);
  return review;
}

/** Removes the reply of a review that the unit of work has read. Writes 1. */
export function removeReply(tx: Tx, review: Review): void {
  tx.reviews.put({ ...review, reply: null });
}

/** Removes a review of the caller's. Throws `not_found`, and `forbidden` for somebody else's. */
export const deleteReview: Handler<'deleteReview'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, async (tx) => {
    const { userId } = await removeReview(tx, params.id);
    if (userId !== caller.uid) throw forbidden('You can only delete your own review');
  });
  return { success: true };
};
