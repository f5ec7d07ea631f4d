import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { request } from '../../../shared/api/request.ts';

export type ProofDecision = 'verified' | 'rejected' | 'revision_requested';

/** Verifies (and pays), rejects or sends back a proof, as it was seen: its creator may have changed the count meanwhile. */
export function decideProof(seen: ProofView, status: ProofDecision, feedback: string) {
  return request(updateProof, {
    params: { id: seen.proof_id },
    body: { status, reported_view_count: seen.reported_view_count, ...(feedback ? { feedback } : {}) },
  });
}
