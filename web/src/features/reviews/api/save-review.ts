import { createReview, updateReview } from '@doubloon/contract/reviews/operations.ts';
import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { request } from '../../../shared/api/request.ts';

interface Words {
  rating: number;
  comment: string;
}

/** Publishes somebody's review of a creator, or changes the one they have. */
export function saveReview(creatorId: string, userId: string, own: ReviewView | null, words: Words) {
  return own
    ? request(updateReview, { params: { id: own.id }, body: words })
    : request(createReview, { body: { creatorId, userId, ...words } });
}
