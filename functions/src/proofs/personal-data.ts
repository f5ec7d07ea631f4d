import { UNDECIDED_PROOF_STATUSES } from '@doubloon/contract/proofs/lifecycle.ts';
import { eraseEach, type PersonalData } from '../platform/personal-data.ts';
import { lapsePayoutOf, refuseWhilePaying } from '../payments/payouts/live-payout.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';

export const proofsPersonalData = {
  /** The proofs a person has submitted, with the addresses of their images, and how these look. */
  lists: ({ db }, uid) => [
    { name: 'proofs', records: db.proofs.eachOf(uid) },
    { name: 'proof-pictures', records: db.proofPictures.eachOf(uid) },
  ],
  erase: {
    /** Takes back undecided proofs with their images. Decided ones stay as evidence of payments. */
    proofs: (deps, uid) =>
      eraseEach(deps.db.proofs.eachUndecidedOf(uid), async ({ id }) => {
        const released = await unitOfWork(deps, async (tx) => {
          const proof = await tx.proofs.find(id);
          if (!proof || !UNDECIDED_PROOF_STATUSES.includes(proof.status)) return [];
          await refuseWhilePaying(tx, proof.applicationId);
          const now = deps.clock.now();
          const paths = proof.images.map(({ storagePath }) => storagePath);
          tx.proofs.remove(id);
          tx.proofPictures.remove(id);
          await lapsePayoutOf(tx, id, now);
          releaseFiles(tx, paths, now);
          return paths;
        });
        await removeReleasedFiles(deps, released);
      }),
  },
} satisfies PersonalData;
