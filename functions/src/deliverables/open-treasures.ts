import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenTreasure, hasUnpaidTreasure } from './open-treasures.store.ts';

/** Whether treasures of a campaign can still earn from it: not due to be decided yet, or only just sent back. Reads at most 2. */
export function mayTreasuresEarn(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasOpenTreasure(transaction, db, campaignId, now);
}

/** Whether a treasure of a campaign was accepted, could not be paid, and is still tried. Reads at most 1. */
export function isPaymentTried(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasUnpaidTreasure(transaction, db, campaignId, now);
}
