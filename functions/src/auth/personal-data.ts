import type { PersonalData } from '../platform/personal-data.ts';

export const authPersonalData = {
  erase: {
    'known-browsers': ({ db }, uid) => db.knownBrowsers.removeAllOf(uid),
  },
} satisfies PersonalData;
