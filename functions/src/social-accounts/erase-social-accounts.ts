import type { EraseDomain } from '../account/account-parts.ts';
import { removeSocialAccountsOf } from './social-accounts.store.ts';

/** Unlinks a person's accounts, so that anybody may link them, and ends whatever linking is under way. */
export const eraseSocialAccounts: EraseDomain = async ({ db }, uid) => {
  await removeSocialAccountsOf({ db }, uid);
  return 'done';
};
