import type { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { pageOfReviews } from './reviews.store.ts';

export const showReviewsOfCreator: Verb<typeof listReviewsOfCreator> = ({ db }, { params, query }) =>
  pageOfReviews(db, query, params.id);
