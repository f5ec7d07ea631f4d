import type { deleteDeliverable as operation } from '@doubloon/contract/deliverables/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { prepareLapse } from '../payments/lapse-payout.ts';
import { refuseWhilePaying } from '../payments/live-payout.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOtherDeliverableOfPost, removeDeliverable } from './deliverables.store.ts';
import { getOwnDeliverable } from './get-deliverable.ts';
import { findPostReservation, putPostReservation } from './post-reservations.store.ts';

/**
 * Takes back the caller's treasure that is submitted or was sent back. Its post is free again unless another treasure of it stays. Throws
 * `illegal_state` once it is approved or rejected, or while money of its application is in flight.
 */
export const deleteDeliverable: Verb<typeof operation> = async ({ db, clock, caller }, { params }) => {
  await db.runTransaction(async (transaction) => {
    const deliverable = await getOwnDeliverable(db, params.id, caller, transaction);
    const { status } = deliverable;
    if (status !== 'submitted' && status !== 'revision_requested') {
      throw new AppError('illegal_state', `This treasure is ${status} and cannot be deleted`);
    }
    await takeBackDeliverable(transaction, db, deliverable, clock.now());
  });
  return { success: true };
};

/**
 * Removes a treasure that nobody has decided on for good, with the transaction that has read it, before it writes. Its post is free
 * again unless another treasure of it stays. Throws `illegal_state` while money of its application is in flight.
 */
export async function takeBackDeliverable(
  transaction: Transaction,
  db: Firestore,
  deliverable: Deliverable,
  now: Date,
): Promise<void> {
  const { id, applicationId, postKey } = deliverable;
  await refuseWhilePaying(transaction, db, applicationId);
  const lapse = await prepareLapse(transaction, db, id, now);
  const other = await findOtherDeliverableOfPost(transaction, db, deliverable);
  const reservation = await findPostReservation(transaction, db, postKey);
  removeDeliverable(transaction, db, id);
  lapse();
  if (reservation?.latestDeliverableId !== deliverable.id) return;
  // What it was first reported with stays: whoever delivers it once more has not won the views it had then.
  putPostReservation(transaction, db, { ...reservation, latestDeliverableId: other?.id ?? null });
}
