import type { OwnAccounts } from '@doubloon/contract/users/own-accounts.ts';
import type { Database } from '../../platform/database/database.ts';
import { toConnectedAccountView } from './connected-account-view.ts';

/** Somebody's payout account as it is stored, without asking the provider; null when there is none. Reads 1. */
export async function findPayoutAccount(db: Database, uid: string): Promise<OwnAccounts['stripeAccount']> {
  const { stripe_account_id, currency } = toConnectedAccountView(await db.connectedAccounts.find(uid));
  return stripe_account_id === null ? null : { stripe_account_id, currency };
}
