import type { deleteProof as operation } from '@doubloon/contract/proofs/operations.ts';
import { prepareLapse } from '../payments/lapse-payout.ts';
import type { Verb } from '../platform/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { getPendingProof } from './get-pending-proof.ts';
import { removeProof } from './proofs.store.ts';

/** Takes back the caller's pending proof with its images. Throws as `getPendingProof` does. */
export const deleteProof: Verb<typeof operation> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const paths = await db.runTransaction(async (transaction) => {
    const { id, images } = await getPendingProof(transaction, db, params.id, caller);
    const now = clock.now();
    const lapse = await prepareLapse(transaction, db, id, now);
    const stored = images.map(({ storagePath }) => storagePath);
    removeProof(transaction, db, id);
    lapse();
    releaseFiles(transaction, db, stored, now);
    return stored;
  });
  await removeReleasedFiles(call, paths);
  return { success: true };
};
