import { endGrant } from './grants/grants.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export const readingsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'readings', records: db.readings.eachOf(uid) }],
  erase: {
    /** Posts of a person who has left are no longer read. Readings stay, because payouts are computed from them. */
    'watched posts': ({ db }, uid) => db.watchedPosts.removeAllOf(uid),
    /** Ends permissions at the platforms; waits while a platform cannot be told. */
    'social grants': async (deps, uid) => {
      const ended = [];
      for (const grant of await deps.db.socialGrants.findAllOf(uid)) ended.push(await endGrant(deps, grant));
      return ended.every(Boolean) ? 'done' : 'waiting';
    },
  },
} satisfies PersonalData;
