import { replyToReview } from '@doubloon/contract/reviews/operations.ts';
import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { request } from '../../../shared/api/request.ts';

/** Replies, once, to a review of one's own store. */
export function reply({ id, creatorId }: ReviewView, words: string) {
  return request(replyToReview, { params: { id }, body: { creatorId, reply: words } });
}
