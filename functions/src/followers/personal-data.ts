import type { PersonalData } from '../platform/personal-data.ts';

export const followersPersonalData = {
  /** Whom a person follows. Who follows them is theirs to say. */
  lists: ({ db }, uid) => [{ name: 'following', records: db.follows.eachOf(uid) }],
  erase: {
    follows: ({ db }, uid) => db.follows.removeAllOf(uid),
  },
} satisfies PersonalData;
