import type { PersonalData } from '../platform/personal-data.ts';

export const readingsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'readings', records: db.readings.eachOf(uid) }],
  erase: {
    /** Posts of somebody who has left are not read any more. Readings stay, as payouts are computed from them. */
    'watched posts': ({ db }, uid) => db.watchedPosts.removeAllOf(uid),
  },
} satisfies PersonalData;
