import {
  createReview,
  deleteReview,
  getOwnReview,
  listReviewsOfCreator,
  replyToReview as replyOperation,
  updateReview,
} from '@doubloon/contract/reviews/operations.ts';
import { route } from '../platform/operation-route.ts';
import { removeOwnReview } from './remove-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { showOwnReview, showReviewsOfCreator } from './show-reviews.ts';
import { editReview, writeReview } from './write-review.ts';

export const reviewsRoutes = [
  route(createReview, writeReview),
  route(listReviewsOfCreator, showReviewsOfCreator),
  route(getOwnReview, showOwnReview),
  route(updateReview, editReview),
  route(replyOperation, replyToReview),
  route(deleteReview, removeOwnReview),
];
