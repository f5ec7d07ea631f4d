import type { PersonalData } from '../platform/personal-data.ts';
import type { Database } from '../platform/database/database.ts';
import { removeSocialAccountsOf } from './social-accounts.store.ts';

async function* accountsOf(db: Database, uid: string) {
  yield* await db.socialAccounts.findAllOf(uid);
}

export const socialAccountsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'social-accounts', records: accountsOf(db, uid) }],
  erase: {
    /** Unlinks a person's accounts, so that anybody may link them, and ends whatever linking is under way. */
    'social-accounts': ({ db }, uid) => removeSocialAccountsOf({ db }, uid),
  },
} satisfies PersonalData;
