import { UNDECIDED_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { eraseEach, type PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { takeBackDeliverable } from './write-deliverable.ts';

export const deliverablesPersonalData = {
  lists: ({ db }, uid) => [{ name: 'treasures', records: db.deliverables.eachOf(uid) }],
  erase: {
    /**
     * Takes back what nobody has decided on for good, and forgets the posts that no treasure stays of. Decided treasures stay: payouts were computed from
     * them. So does what keeps their posts from being paid once more.
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
