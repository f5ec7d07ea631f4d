import { removeReviewAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Removes a review. */
export const removeReview = (id: string, reason: string) =>
  request(removeReviewAsAdmin, { params: { id }, body: { reason } });
