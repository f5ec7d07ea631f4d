import type { PersonalData } from '../platform/personal-data.ts';

export const authPersonalData = {
  erase: {
    'known-browsers': async ({ db }, uid) => {
      await db.knownBrowsers.removeAllOf(uid);
      return 'done';
    },
  },
} satisfies PersonalData;
