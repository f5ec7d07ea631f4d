import type { PersonalData } from '../platform/personal-data.ts';
import { removeSocialAccountsOf } from './social-accounts.store.ts';

export const socialAccountsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'social-accounts', records: db.socialAccounts.eachOf(uid) }],
  erase: {
    /** Unlinks a person's accounts, so that anybody may link them, and ends linking under way. */
    'social-accounts': ({ db }, uid) => removeSocialAccountsOf({ db }, uid),
  },
} satisfies PersonalData;
