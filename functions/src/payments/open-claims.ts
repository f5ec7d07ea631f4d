import type { Firestore, Transaction } from '@google-cloud/firestore';
import { mayContentEarn } from '../applications/open-content.ts';
import { mayTreasuresEarn } from '../deliverables/open-treasures.ts';
import { mayProofsEarn } from '../proofs/open-proofs.ts';

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
    (await mayTreasuresEarn(transaction, db, campaignId, now)) ||
    (await mayProofsEarn(transaction, db, campaignId, now)) ||
    (await mayContentEarn(transaction, db, campaignId, now))
  );
}
