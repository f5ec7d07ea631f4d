import type { EraseDomain } from '../account/account-parts.ts';
import { removeAffiliatesOf } from './affiliates-of-person.store.ts';

/** Removes a person's referral links and those for their store. */
export const eraseAffiliates: EraseDomain = async ({ db }, uid) => {
  await removeAffiliatesOf(db, uid);
  return 'done';
};
