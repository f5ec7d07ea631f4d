import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasPaidPayout } from './payouts.store.ts';

/** Whether an owner has paid a creator for work and not got all of it back. Reads 1 at most. */
export function findPaidCollaboration(
  db: Firestore,
  ownerId: string,
  creatorId: string,
  transaction?: Transaction,
): Promise<boolean> {
  return hasPaidPayout(db, ownerId, creatorId, transaction);
}
