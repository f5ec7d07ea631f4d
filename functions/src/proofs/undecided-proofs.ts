import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { undecidedProofsOfApplication } from './proofs.store.ts';
import { revisedUntil } from './require-open-for-change.ts';

/** The proofs of an application that can still be verified, in the transaction; the 100 latest reports at most. Reads as many. */
export async function readUndecidedProofs(
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
  { closed, now }: { closed: boolean; now: Date },
): Promise<Proof[]> {
  const proofs = await undecidedProofsOfApplication(transaction, db, applicationId);
  return proofs.filter((proof) => {
    const until = proof.status === 'revision_requested' && closed ? revisedUntil(proof) : null;
    return until === null || until > now;
  });
}
