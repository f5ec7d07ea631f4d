import type * as operations from '@doubloon/contract/proofs/operations.ts';
import { lapsePayoutOf } from '../payments/payouts/lapse-payout.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { getPendingProof } from './get-pending-proof.ts';

/** Takes back the caller's pending proof with its images. Throws as `getPendingProof` does. */
export const deleteProof: Handler<typeof operations.deleteProof> = async (call, { params }) => {
  const { db, clock, caller } = call;
  const paths = await unitOfWork({ db }, async (tx) => {
    const { id, images } = await getPendingProof(tx, params.id, caller);
    const now = clock.now();
    const stored = images.map(({ storagePath }) => storagePath);
    tx.proofs.remove(id);
    await lapsePayoutOf(tx, id, now);
    releaseFiles(tx, stored, now);
    return stored;
  });
  await removeReleasedFiles(call, paths);
  return { success: true };
};
