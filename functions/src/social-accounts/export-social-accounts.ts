import type { ExportDomain } from '../account/account-parts.ts';
import type { Database } from '../platform/database.ts';

/** A person's linked accounts. */
export const exportSocialAccounts: ExportDomain = ({ db }, uid) => [
  { name: 'social-accounts', records: accountsOf(db, uid) },
];

async function* accountsOf(db: Database, uid: string) {
  yield* await db.socialAccounts.findAllOf(uid);
}
