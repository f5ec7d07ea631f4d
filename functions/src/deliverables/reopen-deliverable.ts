import { DELIVERABLE_APPEALS } from '@doubloon/contract/deliverables/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { readApplication } from '../applications/complete-in-transaction.ts';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { getPayingCampaign } from '../payments/get-paying-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import { findDeliverable, updateDeliverable } from './deliverables.store.ts';
import { findPostReservation } from './post-reservations.store.ts';

/**
 * Reads a rejected treasure of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more), its
 * post was reported again since, its slot was freed, or the money of its campaign is on its way back. Reads up to 5.
 */
export async function prepareDeliverableReopening(
  transaction: Transaction,
  db: Firestore,
  { id, appellantId, now }: Appealed,
): Promise<Reopening | null> {
  const treasure = await findDeliverable(db, id, transaction);
  if (treasure?.creatorId !== appellantId) return null;
  const status = DELIVERABLE_APPEALS[treasure.status];
  if (!status) throw new AppError('illegal_state', `This treasure is ${treasure.status}, not rejected`);
  const campaign = await getPayingCampaign(transaction, db, treasure.campaignId);
  const application = await readApplication(transaction, db, treasure.applicationId);
  if (application?.status !== 'approved' && application?.status !== 'completed') {
    throw new AppError('illegal_state', 'The slot of this project was freed: nothing in it can be decided again');
  }
  // One report of a post waits at a time, and a later one says more.
  const reservation = await findPostReservation(transaction, db, treasure.postKey);
  if (reservation?.latestDeliverableId && reservation.latestDeliverableId !== id) {
    throw new AppError('illegal_state', 'This post was submitted again; the later treasure is the one that counts');
  }
  const decideBy = addDays(now, DELIVERABLE_DECISION_DAYS);
  return {
    campaign,
    reopen: () => updateDeliverable(transaction, db, id, { status, feedback: null, decideBy, decidedAt: null }),
  };
}
