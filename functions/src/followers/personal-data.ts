import type { PersonalData } from '../platform/personal-data.ts';

export const followersPersonalData = {
  /** Whom a person follows. Who follows them is theirs to say. */
  lists: ({ db }, uid) => [{ name: 'following', records: db.follows.eachBy(uid) }],
  erase: {
    /** Removes whom a person follows and who follows them. */
    follows: async ({ db }, uid) => {
      await db.follows.removeAllOf(uid);
      return 'done';
    },
  },
} satisfies PersonalData;
