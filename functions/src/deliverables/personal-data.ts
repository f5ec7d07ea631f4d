import { UNDECIDED_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { eraseEach, type PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { releasePostPicture } from './post-picture.ts';
import { takeBackDeliverable } from './take-back-deliverable.ts';

export const deliverablesPersonalData = {
  lists: ({ db }, uid) => [{ name: 'treasures', records: db.deliverables.eachOf(uid) }],
  erase: {
    /**
     * Takes back undecided treasures, and forgets posts without a treasure. Decided treasures stay, as payouts were computed from them, and so do their post
     * reservations, which keep a post from being paid twice.
     */
    deliverables: async (deps, uid) => {
      const { db, clock } = deps;
      const erasure = await eraseEach(db.deliverables.eachUndecidedOf(uid), async ({ id }) => {
        const released = await unitOfWork({ db }, async (tx) => {
          const deliverable = await tx.deliverables.find(id);
          if (!deliverable || !UNDECIDED_DELIVERABLE_STATUSES.includes(deliverable.status)) return [];
          return takeBackDeliverable(tx, deliverable, clock.now());
        });
        await removeReleasedFiles(deps, released);
      });
      await db.postReservations.removeFreeOf(uid);
      return erasure;
    },
    /** Removes the pictures of the posts of treasures that stay. */
    'post pictures': async (deps, uid) => {
      const { db, clock } = deps;
      for await (const { id, postPicture } of db.deliverables.eachOf(uid)) {
        if (!postPicture) continue;
        const released = await unitOfWork({ db }, async (tx) => {
          const deliverable = await tx.deliverables.find(id);
          if (!deliverable?.postPicture) return [];
          tx.deliverables.update(id, { postPicture: null });
          return releasePostPicture(tx, deliverable.postPicture, clock.now());
        });
        await removeReleasedFiles(deps, released);
      }
    },
  },
} satisfies PersonalData;
