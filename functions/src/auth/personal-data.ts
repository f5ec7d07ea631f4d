import type { PersonalData } from '../platform/personal-data.ts';

export const authPersonalData = {
  lists: ({ db }, uid) => [{ name: 'sign-ins', records: db.signInTraits.eachOf(uid) }],
  erase: {
    'known-browsers': ({ db }, uid) => db.knownBrowsers.removeAllOf(uid),
    'sign-in-traits': ({ db }, uid) => db.signInTraits.removeAllOf(uid),
  },
} satisfies PersonalData;
