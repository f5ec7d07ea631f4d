import type * as operations from '@doubloon/contract/proofs/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import type { Call } from '../platform/dependencies.ts';
import type { UploadedFile } from '../platform/uploads/uploaded-file.ts';
import { toProofView } from './proof-view.ts';
import { submitProof } from './submit-proof.ts';

/** See `submitProof`. */
export async function uploadProof(
  call: Call,
  { body }: InputOf<typeof operations.uploadProof>,
  images: readonly UploadedFile[],
): Promise<ResultOf<typeof operations.uploadProof>> {
  return toProofView(await submitProof(call, body, images));
}
