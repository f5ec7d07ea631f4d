import type { OwnAccounts } from '@doubloon/contract/users/own-accounts.ts';
import type { Firestore } from '@google-cloud/firestore';
import { toConnectedAccountView } from './connected-account-view.ts';
import { findConnectedAccount } from './connected-accounts.store.ts';

/** Somebody's payout account as it is stored, without asking the provider; null when there is none. Reads 1. */
export async function findPayoutAccount(db: Firestore, uid: string): Promise<OwnAccounts['stripeAccount']> {
  const { stripe_account_id, currency } = toConnectedAccountView(await findConnectedAccount(db, uid));
  return stripe_account_id === null ? null : { stripe_account_id, currency };
}
