import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { Tx } from '../platform/database.ts';
import { revisedUntil } from './require-open-for-change.ts';

/** The proofs of an application that can still be verified; the 100 latest reports at most. Reads as many. */
export async function readUndecidedProofs(
  tx: Tx,
  applicationId: string,
  { closed, now }: { closed: boolean; now: Date },
): Promise<Proof[]> {
  const proofs = await tx.proofs.findUndecidedOfApplication(applicationId);
  return proofs.filter((proof) => {
    const until = proof.status === 'revision_requested' && closed ? revisedUntil(proof) : null;
    return until === null || until > now;
  });
}
