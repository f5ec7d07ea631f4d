import type { EraseDomain } from '../account/account-parts.ts';
import { forgetBrowsers } from './known-browsers.store.ts';

export const eraseKnownBrowsers: EraseDomain = async ({ db }, uid) => {
  await forgetBrowsers(db, uid);
  return 'done';
};
