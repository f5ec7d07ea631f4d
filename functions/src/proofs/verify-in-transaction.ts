import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import { findProof, updateProof } from './proofs.store.ts';

/** A proof as the transaction sees it, or null. Reads 1. */
export function readProof(transaction: Transaction, db: Firestore, id: string): Promise<Proof | null> {
  return findProof(db, id, transaction);
}

/** Throws `illegal_state` unless a proof waits for its decision and shows the count that was seen, where one was. */
export function requireVerifiable({ status, reportedViewCount }: Proof, seenViewCount: number | undefined): void {
  if (status !== 'pending') throw new AppError('illegal_state', `This proof is ${status} and cannot become verified`);
  if (seenViewCount !== undefined && seenViewCount !== reportedViewCount) {
    throw new AppError('illegal_state', 'The creator has changed this proof. Please look at it again.');
  }
}

/** Verifies a pending proof with the transaction that books its payment, and returns it verified. Writes 1. */
export function verifyProof(
  transaction: Transaction,
  db: Firestore,
  proof: Proof,
  decision: { readonly feedback: string | null; readonly now: Date },
): Proof {
  const changes = { status: 'verified', feedback: decision.feedback, decidedAt: decision.now } as const;
  updateProof(transaction, db, proof.id, changes);
  return { ...proof, ...changes };
}
