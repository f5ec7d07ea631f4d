import type { PersonalData } from '../platform/personal-data.ts';

const OWNER_LEFT = 'The owner of this loot has closed their account.';

export const applicationsPersonalData = {
  /** A person's applications, with their answers. Applications that others sent to them belong to the others. */
  lists: ({ db }, uid) => [{ name: 'applications', records: db.applications.eachOf(uid) }],
  erase: {
    /** Takes back what is pending. Decided applications stay with the owners' books, without what the person wrote, and wait for nobody. */
    applications: async ({ db }, uid) => {
      await db.applications.removePendingOf(uid);
      await db.applications.leaveOf(uid);
    },
    /** Rejects what an owner has left undecided; their creators wait for nobody. */
    'received-applications': ({ db, clock }, uid) => db.applications.leaveTo(uid, OWNER_LEFT, clock.now()),
  },
} satisfies PersonalData;
