import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenContent, hasUnpaidApplication } from './open-content.store.ts';

/** Whether content of a campaign can still earn from it: not due to be decided yet, or only just sent back. Reads at most 2. */
export function mayContentEarn(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasOpenContent(transaction, db, campaignId, now);
}

/** Whether the payment of an application of a campaign was accepted, could not be paid, and is still tried. Reads at most 1. */
export function isPaymentTried(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasUnpaidApplication(transaction, db, campaignId, now);
}
