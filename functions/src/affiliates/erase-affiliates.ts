import type { EraseDomain } from '../account/account-parts.ts';
import { removeAffiliatesOf } from './affiliate-links.store.ts';

/** Removes a person's referral links and those for their store. */
export const eraseAffiliates: EraseDomain = async ({ db }, uid) => {
  await removeAffiliatesOf({ db }, uid);
  return 'done';
};
