import { deleteReview } from '@doubloon/contract/reviews/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Takes back one's own review. */
export function takeBackReview(id: string) {
  return request(deleteReview, { params: { id } });
}
