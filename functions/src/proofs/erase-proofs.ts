import type { EraseDomain } from '../account/account-parts.ts';
import { lapsePayoutOf } from '../payments/payouts/lapse-payout.ts';
import { refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';

/** Takes back what nobody has decided on for good, with its images. Decided proofs stay: they are evidence of what was paid. */
export const eraseProofs: EraseDomain = async (deps, uid) => {
  let erasure: Awaited<ReturnType<EraseDomain>> = 'done';
  for await (const { id } of deps.db.proofs.eachUndecidedOf(uid)) {
    if (!(await takeBack(deps, id))) erasure = 'waiting';
  }
  return erasure;
};

/** Whether it is undecided no more; not while money of its application is in flight. */
async function takeBack(deps: Dependencies, id: string): Promise<boolean> {
  const { db, clock } = deps;
  try {
    const released = await unitOfWork({ db }, async (tx) => {
      const proof = await tx.proofs.find(id);
      if (proof?.status !== 'pending' && proof?.status !== 'revision_requested') return [];
      await refuseWhilePaying(tx, proof.applicationId);
      const now = clock.now();
      const paths = proof.images.map(({ storagePath }) => storagePath);
      tx.proofs.remove(id);
      await lapsePayoutOf(tx, id, now);
      releaseFiles(tx, paths, now);
      return paths;
    });
    await removeReleasedFiles(deps, released);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') return false;
    throw error;
  }
}
