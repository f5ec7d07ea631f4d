import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isPaymentTried as isApplicationTried, mayContentEarn } from '../applications/open-content.ts';
import { isPaymentTried as isTreasureTried, mayTreasuresEarn } from '../deliverables/open-treasures.ts';
import { isPaymentTried as isProofTried, mayProofsEarn } from '../proofs/open-proofs.ts';
import { after } from './payout-timing.ts';

/** What nobody has decided on by its deadline is decided by the schedule: twice the time between two of its runs. */
const DECIDED_WITHIN_MS = 2 * 60 * 60_000;

/**
 * Whether anything that was delivered to a campaign can still earn from it: it waits for its decision, by its owner or at its deadline,
 * or was sent back so recently that it can come again. In the transaction. Reads up to 6.
 */
export async function hasOpenClaims(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  const then = after(now, -DECIDED_WITHIN_MS);
  return (
    (await mayTreasuresEarn(transaction, db, campaignId, then)) ||
    (await mayProofsEarn(transaction, db, campaignId, then)) ||
    (await mayContentEarn(transaction, db, campaignId, then))
  );
}

/** Whether anything of a campaign that was accepted and could not be paid is still tried, and can be paid yet. In the transaction. Reads up to 3. */
export async function hasUnpaidClaims(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return (
    (await isTreasureTried(transaction, db, campaignId, now)) ||
    (await isProofTried(transaction, db, campaignId, now)) ||
    (await isApplicationTried(transaction, db, campaignId, now))
  );
}
