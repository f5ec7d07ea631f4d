import type { PersonalData } from '../platform/personal-data.ts';

export const followersPersonalData = {
  /** The creators that a person follows. Followers belong to their own exports. */
  lists: ({ db }, uid) => [{ name: 'following', records: db.follows.eachOf(uid) }],
  erase: {
    follows: ({ db }, uid) => db.follows.removeAllOf(uid),
  },
} satisfies PersonalData;
