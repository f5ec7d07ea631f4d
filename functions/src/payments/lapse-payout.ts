import type { Firestore, Transaction } from '@google-cloud/firestore';
import { payoutIdOf } from './payout-subject.ts';
import { findPayout, putPayout, type FullPayout } from './payouts.store.ts';

/** Ends a payout that has failed and that nothing is due for any more; any other comes back as it is. Writes up to 2. */
export function lapsePayout(transaction: Transaction, db: Firestore, payout: FullPayout, now: Date): FullPayout {
  if (payout.status !== 'failed') return payout;
  const lapsed: FullPayout = { ...payout, status: 'lapsed', updatedAt: now };
  putPayout(transaction, db, lapsed);
  return lapsed;
}

/**
 * Reads, in the transaction that rejects a treasure or a proof, sends it back, changes it or takes it back, whether a payment for it has failed; the
 * function it returns ends that payment, so that nobody waits for it or pays for something else by trying it again. Reads up to 2; the returned function writes up to 2.
 */
export async function prepareLapse(
  transaction: Transaction,
  db: Firestore,
  subjectId: string,
  now: Date,
): Promise<() => void> {
  const payout = await findPayout(db, payoutIdOf(subjectId), transaction);
  return () => void (payout && lapsePayout(transaction, db, payout, now));
}
