import type { PersonalData } from '../platform/personal-data.ts';

export const draftsPersonalData = {
  /** Drafts that a person has begun and not sent. */
  lists: ({ db }, uid) => [{ name: 'drafts', records: db.drafts.eachOf(uid) }],
  erase: {
    /** Removes what a person has begun and not sent. */
    drafts: async ({ db }, uid) => {
      await db.drafts.removeAllOf(uid);
      return 'done';
    },
  },
} satisfies PersonalData;
