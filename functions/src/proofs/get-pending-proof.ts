import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refuseWhilePaying } from '../payments/live-payout.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { getOwnProof } from './get-proof.ts';

/**
 * The caller's own proof while it waits for its decision, in the transaction that takes something away from it. Throws `not_found`,
 * `illegal_state` once it is decided or sent back, or while money of its application is in flight. Reads 2.
 */
export async function getPendingProof(
  transaction: Transaction,
  db: Firestore,
  id: string,
  caller: Caller,
): Promise<Proof> {
  const proof = await getOwnProof(transaction, db, id, caller);
  if (proof.status !== 'pending') {
    throw new AppError('illegal_state', `Only a pending proof can be deleted; this one is ${proof.status}`);
  }
  await refuseWhilePaying(transaction, db, proof.applicationId);
  return proof;
}
