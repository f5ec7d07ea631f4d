import type * as operations from '@doubloon/contract/admin/operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { removeReview } from '../reviews/remove-review.ts';
import { recordAction } from './record-action.ts';

/** Removes a review; what it said stays in the log. */
export const removeReviewAsAdmin: Handler<typeof operations.removeReviewAsAdmin> = async (call, { params, body }) => {
  await unitOfWork(call, async (tx) => {
    const { creatorId, userId, rating, comment } = await removeReview(tx, params.id);
    recordAction(tx, call, {
      action: 'review_removed',
      subject: { kind: 'review', id: params.id },
      before: { creatorId, userId, rating, comment },
      after: {},
      reason: body.reason,
    });
  });
  return { success: true };
};
