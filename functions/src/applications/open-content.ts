import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenContent } from './open-content.store.ts';

/** Whether content of a campaign can still earn from it: not due to be decided yet, or only just sent back. Reads at most 2. */
export function mayContentEarn(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasOpenContent(transaction, db, campaignId, now);
}
