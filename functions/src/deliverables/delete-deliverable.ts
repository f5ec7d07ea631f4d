import type * as operations from '@doubloon/contract/deliverables/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { UNDECIDED_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { lapsePayoutOf, refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { AppError } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getOwnDeliverable } from './show-deliverables.ts';

/**
 * Takes back the caller's treasure that is submitted or was sent back. Its post is free again unless another treasure of it stays. Throws
 * `illegal_state` once it is approved or rejected, or while money of its application is in flight.
 */
export const deleteDeliverable: Handler<typeof operations.deleteDeliverable> = async (
  { db, clock, caller },
  { params },
) => {
  await unitOfWork({ db }, async (tx) => {
    const deliverable = await getOwnDeliverable(tx, params.id, caller);
    const { status } = deliverable;
    if (!UNDECIDED_DELIVERABLE_STATUSES.includes(status)) {
      throw new AppError('illegal_state', `This treasure is ${status} and cannot be deleted`);
    }
    await takeBackDeliverable(tx, deliverable, clock.now());
  });
  return { success: true };
};

/**
 * Removes a treasure that nobody has decided on for good, in the unit of work that has read it, before it writes. Its post is free
 * again unless another treasure of it stays. Throws `illegal_state` while money of its application is in flight.
 */
export async function takeBackDeliverable(tx: Tx, deliverable: Deliverable, now: Date): Promise<void> {
  const { id, applicationId, postKey } = deliverable;
  await refuseWhilePaying(tx, applicationId);
  const other = await tx.deliverables.findOtherOfPost(deliverable);
  const reservation = await tx.postReservations.findOfPost(postKey);
  tx.deliverables.remove(id);
  await lapsePayoutOf(tx, id, now);
  if (reservation?.latestDeliverableId !== deliverable.id) return;
  // The views that it was first reported with stay: whoever delivers it once more has not won the views it had then.
  tx.postReservations.put({ ...reservation, latestDeliverableId: other?.id ?? null });
}
