import type { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStore } from '../stores/find-store.ts';
import { pageOfReviews } from './reviews.store.ts';

/** What a store shows: nothing of a closed one. Throws `not_found`. */
export const showReviewsOfCreator: Verb<typeof listReviewsOfCreator> = async ({ db }, { params, query }) => {
  await findOpenStore(db, params.id);
  return pageOfReviews(db, query, params.id);
};
