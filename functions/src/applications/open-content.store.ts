import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

/**
 * Whether a campaign has an approved application whose content is not due to be decided yet, or was decided no longer ago than a decision
 * takes, so that its payment can still be approved or the content come again. In the transaction. Reads at most 2.
 */
export async function hasOpenContent(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  const approved = collection(db, COLLECTIONS.applications, Application)
    .where('campaignId', '==', campaignId)
    .where('status', '==', 'approved');
  const undecided = approved.where('content.status', '==', 'submitted').where('content.decideBy', '>', now).limit(1);
  if (!(await transaction.get(undecided)).empty) return true;
  const decided = approved.where('content.decidedAt', '>', addDays(now, -DELIVERABLE_DECISION_DAYS)).limit(1);
  return !(await transaction.get(decided)).empty;
}

/** Whether a campaign has one of them that was accepted, could not be paid, and is still tried. In the transaction. Reads at most 1. */
export async function hasUnpaidApplication(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  const unpaid = collection(db, COLLECTIONS.applications, Application)
    .where('campaignId', '==', campaignId)
    .where('status', '==', 'approved')
    .where('paymentProblem.holdsRefund', '==', true)
    .where('paymentProblem.triedUntil', '>', now)
    .limit(1);
  return !(await transaction.get(unpaid)).empty;
}
