import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenProof, hasUnpaidProof } from './open-proofs.store.ts';

/** Whether proofs of a campaign can still earn from it: not due to be decided yet, or only just sent back. Reads at most 2. */
export function mayProofsEarn(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasOpenProof(transaction, db, campaignId, now);
}

/** Whether a proof of a campaign was accepted, could not be paid, and is still tried. Reads at most 1. */
export function isPaymentTried(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasUnpaidProof(transaction, db, campaignId, now);
}
