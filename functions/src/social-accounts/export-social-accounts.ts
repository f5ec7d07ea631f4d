import type { Firestore } from '@google-cloud/firestore';
import type { ExportDomain } from '../account/account-parts.ts';
import { findSocialAccounts } from './social-accounts.store.ts';

/** A person's linked accounts. */
export const exportSocialAccounts: ExportDomain = ({ db }, uid) => [
  { name: 'social-accounts', records: accountsOf(db, uid) },
];

async function* accountsOf(db: Firestore, uid: string) {
  yield* await findSocialAccounts(db, uid);
}
