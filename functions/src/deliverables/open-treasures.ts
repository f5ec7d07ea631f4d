import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenTreasure } from './open-treasures.store.ts';

/** Whether treasures of a campaign can still earn from it: not due to be decided yet, or only just sent back. Reads at most 2. */
export function mayTreasuresEarn(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasOpenTreasure(transaction, db, campaignId, now);
}
