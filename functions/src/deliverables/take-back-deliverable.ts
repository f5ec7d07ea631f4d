import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { UNDECIDED_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { lastRead } from '@doubloon/contract/payments/counted-posts.ts';
import { deliverableStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { lapsePayoutOf, refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { illegalState } from '../platform/app-error.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { releasePostPicture } from './post-picture.ts';
import { getOwnDeliverable } from './show-deliverables.ts';

/**
 * Takes back the caller's treasure that is submitted or was sent back. Its post is free again unless another treasure of it stays. Throws
 * `illegal_state` once it is approved or rejected, or while money of its application is in flight.
 */
export const deleteDeliverable: Handler<'deleteDeliverable'> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const released = await unitOfWork({ db }, async (tx) => {
    const deliverable = await getOwnDeliverable(tx, params.id, caller);
    const { status } = deliverable;
    if (!UNDECIDED_DELIVERABLE_STATUSES.includes(status)) {
      throw illegalState(`This treasure is ${spoken(deliverableStatusLabels[status])} and cannot be deleted`);
    }
    return takeBackDeliverable(tx, deliverable, clock.now());
  });
  await removeReleasedFiles(call, released);
  return { success: true };
};

/**
 * Removes a treasure that nobody has decided on for good, in the unit of work that has read it, before it writes. Its post is free
 * again unless another treasure of it stays. Returns the paths for `removeReleasedFiles`. Throws `illegal_state` while money of its application is in flight.
 */
export async function takeBackDeliverable(tx: Tx, deliverable: Deliverable, now: Date): Promise<string[]> {
  const { id, applicationId, postKey, postPicture } = deliverable;
  await refuseWhilePaying(tx, applicationId);
  const other = await tx.deliverables.findOtherOfPost(deliverable);
  const reservation = await tx.postReservations.findOfPost(postKey);
  tx.deliverables.remove(id);
  const released = releasePostPicture(tx, postPicture, now);
  await lapsePayoutOf(tx, id, now);
  if (reservation?.latestDeliverableId !== deliverable.id) return released;
  // Its baseline, also one that its platform has given since, and its latest counts stay: delivering it again wins nothing.
  const baseline = reservation.baselineViews ?? deliverable.baselineViews;
  const latestReading = lastRead(deliverable) ?? reservation.latestReading;
  tx.postReservations.put({
    ...reservation,
    baselineViews: baseline,
    latestReading,
    latestDeliverableId: other?.id ?? null,
  });
  return released;
}
