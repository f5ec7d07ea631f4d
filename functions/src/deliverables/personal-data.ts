import { UNDECIDED_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { eraseEach, type PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { takeBackDeliverable } from './write-deliverable.ts';

export const deliverablesPersonalData = {
  lists: ({ db }, uid) => [{ name: 'treasures', records: db.deliverables.eachOf(uid) }],
  erase: {
    /**
     * Takes back undecided treasures, and forgets posts without a treasure. Decided treasures stay, as payouts were computed from them, and so do their post
     * reservations, which keep a post from being paid twice.
     */
    deliverables: async ({ db, clock }, uid) => {
      const erasure = await eraseEach(db.deliverables.eachUndecidedOf(uid), ({ id }) =>
        unitOfWork({ db }, async (tx) => {
          const deliverable = await tx.deliverables.find(id);
          if (!deliverable || !UNDECIDED_DELIVERABLE_STATUSES.includes(deliverable.status)) return;
          await takeBackDeliverable(tx, deliverable, clock.now());
        }),
      );
      await db.postReservations.removeFreeOf(uid);
      return erasure;
    },
  },
} satisfies PersonalData;
