import type { getOwnReview, listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { reviewId } from '@doubloon/contract/reviews/review.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStore } from '../stores/find-store.ts';
import { pageOfReviews, readReview } from './reviews.store.ts';

/** What a store shows: nothing of a closed one. Throws `not_found`. */
export const showReviewsOfCreator: Verb<typeof listReviewsOfCreator> = async ({ db }, { params, query }) => {
  await findOpenStore(db, params.id);
  return pageOfReviews(db, query, params.id);
};

/** What the caller says about a creator, whether the store is open or not. */
export const showOwnReview: Verb<typeof getOwnReview> = async ({ db, caller }, { params }) => ({
  review: await readReview(db, reviewId(caller.uid, params.id)),
});
