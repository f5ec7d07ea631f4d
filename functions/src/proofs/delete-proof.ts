import type { deleteProof as operation } from '@doubloon/contract/proofs/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { getPendingProof } from './get-pending-proof.ts';
import { removeProof } from './proofs.store.ts';

/** Takes back the caller's pending proof with its images. Throws as `getPendingProof` does. */
export const deleteProof: Verb<typeof operation> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const paths = await db.runTransaction(async (transaction) => {
    const { id, images } = await getPendingProof(transaction, db, params.id, caller);
    const stored = images.map(({ storagePath }) => storagePath);
    removeProof(transaction, db, id);
    releaseFiles(transaction, db, stored, clock.now());
    return stored;
  });
  await removeReleasedFiles(call, paths);
  return { success: true };
};
