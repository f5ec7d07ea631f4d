import * as operations from '@doubloon/contract/reviews/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { createReview, deleteReview, replyToReview, updateReview } from './change-review.ts';
import { getOwnReview, listReviewsOfCreator } from './show-reviews.ts';

export const reviewsRoutes = routes(operations, {
  createReview,
  listReviewsOfCreator,
  getOwnReview,
  updateReview,
  replyToReview,
  deleteReview,
});
