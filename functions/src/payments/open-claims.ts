import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenContent } from '../applications/open-content.store.ts';
import { hasOpenTreasure } from '../deliverables/open-treasures.store.ts';
import { hasOpenProof } from '../proofs/open-proofs.store.ts';

/**
 * Whether anything that was delivered to a campaign can still earn from it: it waits for its decision before its deadline, or was sent back
 * so recently that it can come again. In the transaction. Reads up to 6.
 */
export async function hasOpenClaims(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return (
    (await hasOpenTreasure(transaction, db, campaignId, now)) ||
    (await hasOpenProof(transaction, db, campaignId, now)) ||
    (await hasOpenContent(transaction, db, campaignId, now))
  );
}
