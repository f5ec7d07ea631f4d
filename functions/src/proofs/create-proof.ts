import type * as operations from '@doubloon/contract/proofs/operations.ts';
import { PROOF_IMAGES } from '@doubloon/contract/proofs/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { checkFiles } from '../platform/uploads/check-files.ts';
import { imagesOfDataUrls } from './images-of-data-urls.ts';
import { toProofView } from './proof-view.ts';
import { submitProof } from './submit-proof.ts';

/** See `submitProof`; the images are held against the same rules as those of a form. */
export const createProof: Handler<typeof operations.createProof> = async (call, { body }) => {
  const { images, ...report } = body;
  const files = await checkFiles(imagesOfDataUrls(images), PROOF_IMAGES);
  return toProofView(await submitProof(call, report, files));
};
