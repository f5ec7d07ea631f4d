import type { PersonalData } from '../platform/personal-data.ts';

const OWNER_LEFT = 'The owner of this loot has closed their account.';

export const applicationsPersonalData = {
  /** A person's applications, with their answers, their invitations on both sides, and as an owner their shortlist. Applications that others sent to them belong to the others. */
  lists: ({ db }, uid) => [
    { name: 'applications', records: db.applications.eachOf(uid) },
    { name: 'shortlist', records: db.shortlist.eachOf(uid) },
    { name: 'invitations-sent', records: db.invitations.eachBy(uid) },
    { name: 'invitations-received', records: db.invitations.eachOf(uid) },
  ],
  erase: {
    /** Removes pending applications. Decided ones stay with the owners' books, without the person's texts, and wait for nobody. */
    applications: async ({ db }, uid) => {
      await db.applications.removePendingOf(uid);
      await db.applications.leaveOf(uid);
    },
    shortlist: ({ db }, uid) => db.shortlist.removeAllOf(uid),
    /** Removes the invitations that a person has sent, and those they have received. */
    invitations: ({ db }, uid) => db.invitations.removeAllOf(uid),
    /** Rejects the applications that an owner has left undecided, so that no creator waits. */
    'received-applications': ({ db, clock }, uid) => db.applications.leaveTo(uid, OWNER_LEFT, clock.now()),
  },
} satisfies PersonalData;
