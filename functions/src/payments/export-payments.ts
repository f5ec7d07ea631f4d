import type { ExportDomain } from '../account/account-parts.ts';
import type { Database } from '../platform/database.ts';

/** What was paid to a person and by them, and their payout account. Amounts are in cents. */
export const exportPayments: ExportDomain = ({ db }, uid) => [
  { name: 'payouts-received', records: db.payouts.eachOf('creatorId', uid) },
  { name: 'payouts-made', records: db.payouts.eachOf('ownerId', uid) },
  { name: 'payments', records: db.checkouts.eachOf(uid) },
  { name: 'payout-account', records: accountOf(db, uid) },
];

async function* accountOf(db: Database, uid: string) {
  const account = await db.connectedAccounts.find(uid);
  if (account) yield account;
}
