import { deleteProof } from '@doubloon/contract/proofs/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Takes back a proof that nobody has decided on, with its images. */
export function takeBackProof(proofId: string) {
  return request(deleteProof, { params: { id: proofId } });
}
