import type * as operations from '@doubloon/contract/reviews/operations.ts';
import { reviewId } from '@doubloon/contract/reviews/review.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findShownStore } from '../stores/find-store.ts';

/** Lists a store's reviews: none of a closed one, and none to others while its section is off. Throws `not_found`. */
export const listReviewsOfCreator: Handler<typeof operations.listReviewsOfCreator> = async (
  { db, caller },
  { params, query },
) => {
  const { sections } = await findShownStore(db, params.id, caller);
  if (!sections.reviews) return { items: [], nextCursor: null };
  return db.reviews.page(query, params.id);
};

/** Returns the caller's review of a creator, also while the store is closed. */
export const getOwnReview: Handler<typeof operations.getOwnReview> = async ({ db, caller }, { params }) => ({
  review: await db.reviews.find(reviewId(caller.uid, params.id)),
});
