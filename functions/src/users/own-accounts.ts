import type { OwnAccounts } from '@doubloon/contract/users/own-accounts.ts';
import { findPayoutAccount } from '../payments/accounts/find-payout-account.ts';
import type { Database } from '../platform/database/database.ts';

/** A person's linked accounts and payout account, as they are stored. Reads at most `OWN_ACCOUNTS_READS`. */
export async function findOwnAccounts(db: Database, uid: string): Promise<OwnAccounts> {
  const [linked, stripeAccount] = await Promise.all([db.socialAccounts.findAllOf(uid), findPayoutAccount(db, uid)]);
  const socialAccounts = Object.fromEntries(linked.map(({ platform, handle }) => [platform, { username: handle }]));
  return { socialAccounts, stripeAccount };
}
