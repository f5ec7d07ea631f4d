import * as operations from '@doubloon/contract/reviews/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteReview } from './remove-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { getOwnReview, listReviewsOfCreator } from './show-reviews.ts';
import { createReview, updateReview } from './create-review.ts';

export const reviewsRoutes = routes(operations, {
  createReview,
  listReviewsOfCreator,
  getOwnReview,
  updateReview,
  replyToReview,
  deleteReview,
});
