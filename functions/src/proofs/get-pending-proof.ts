import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Tx } from '../platform/database/database.ts';
import { getOwnProof } from './get-proof.ts';

/**
 * The caller's own proof while it waits for its decision, in the unit of work that takes something away from it. Throws `not_found`,
 * `illegal_state` once it is decided or sent back, or while money of its application is in flight. Reads 2.
 */
export async function getPendingProof(tx: Tx, id: string, caller: Caller): Promise<Proof> {
  const proof = await getOwnProof(tx, id, caller);
  if (proof.status !== 'pending') {
    throw new AppError('illegal_state', `Only a pending proof can be deleted; this one is ${proof.status}`);
  }
  await refuseWhilePaying(tx, proof.applicationId);
  return proof;
}
