import type * as operations from '@doubloon/contract/proofs/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { getPendingProof } from './get-pending-proof.ts';
import { toProofView } from './proof-view.ts';

/** Removes an image of the caller's pending proof. Throws as `getPendingProof` does, and `illegal_state` for the last one. */
export const deleteProofImage: Handler<typeof operations.deleteProofImage> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const { proof, removed } = await unitOfWork({ db }, async (tx) => {
    const stored = await getPendingProof(tx, params.id, caller);
    const image = stored.images.find(({ id }) => id === params.imageId);
    if (!image) throw notFound('Image');
    const images = stored.images.filter((each) => each !== image);
    if (images.length === 0) throw new AppError('illegal_state', 'At least one image is required');
    tx.proofs.update(stored.id, { images });
    releaseFiles(tx, [image.storagePath], clock.now());
    return { proof: { ...stored, images }, removed: image.storagePath };
  });
  await removeReleasedFiles(call, [removed]);
  return toProofView(proof);
};
