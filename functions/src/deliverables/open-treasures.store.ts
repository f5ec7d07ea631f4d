import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

/**
 * Whether a campaign has a treasure whose decision is not due yet, or that was sent back no longer ago than a decision takes. In the
 * transaction. Reads at most 2.
 */
export async function hasOpenTreasure(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  const ofCampaign = collection(db, COLLECTIONS.deliverables, Deliverable).where('campaignId', '==', campaignId);
  const undecided = ofCampaign.where('status', '==', 'submitted').where('decideBy', '>', now).limit(1);
  if (!(await transaction.get(undecided)).empty) return true;
  const sentBack = ofCampaign
    .where('status', '==', 'revision_requested')
    .where('decidedAt', '>', addDays(now, -DELIVERABLE_DECISION_DAYS))
    .limit(1);
  return !(await transaction.get(sentBack)).empty;
}

/** Whether a campaign has one of them that was accepted, could not be paid, and is still tried. In the transaction. Reads at most 1. */
export async function hasUnpaidTreasure(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  const unpaid = collection(db, COLLECTIONS.deliverables, Deliverable)
    .where('campaignId', '==', campaignId)
    .where('status', '==', 'submitted')
    .where('paymentProblem.holdsRefund', '==', true)
    .where('paymentProblem.triedUntil', '>', now)
    .limit(1);
  return !(await transaction.get(unpaid)).empty;
}
