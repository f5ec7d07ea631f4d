import type { EraseDomain } from '../account/account-parts.ts';

export const eraseKnownBrowsers: EraseDomain = async ({ db }, uid) => {
  await db.knownBrowsers.removeAllOf(uid);
  return 'done';
};
