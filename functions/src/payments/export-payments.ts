import type { Firestore } from '@google-cloud/firestore';
import type { ExportDomain } from '../account/account-parts.ts';
import { findConnectedAccount } from './connected-accounts.store.ts';
import { eachCheckoutOf, eachPayoutOf } from './payments-of-person.store.ts';

/** What was paid to a person and by them, and their payout account. Amounts are in cents. */
export const exportPayments: ExportDomain = ({ db }, uid) => [
  { name: 'payouts-received', records: eachPayoutOf(db, 'creatorId', uid) },
  { name: 'payouts-made', records: eachPayoutOf(db, 'ownerId', uid) },
  { name: 'payments', records: eachCheckoutOf(db, uid) },
  { name: 'payout-account', records: accountOf(db, uid) },
];

async function* accountOf(db: Firestore, uid: string) {
  const account = await findConnectedAccount(db, uid);
  if (account) yield account;
}
