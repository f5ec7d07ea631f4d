import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Reports another count and other notes for a proof that waits or was sent back; it waits for the owner then. */
export function correctProof(proofId: string, { views, notes }: { views: string; notes: string }) {
  return request(updateProof, { params: { id: proofId }, body: { reported_view_count: Number(views), notes } });
}
