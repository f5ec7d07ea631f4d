import type { OwnAccounts } from '@doubloon/contract/users/own-accounts.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findPayoutAccount } from '../payments/find-payout-account.ts';
import { findLinkedAccounts } from '../social-accounts/find-linked-account.ts';

/** A person's linked accounts and payout account, as they are stored. Reads at most `OWN_ACCOUNTS_READS`. */
export async function findOwnAccounts(db: Firestore, uid: string): Promise<OwnAccounts> {
  const [linked, stripeAccount] = await Promise.all([findLinkedAccounts(db, uid), findPayoutAccount(db, uid)]);
  const socialAccounts = Object.fromEntries(linked.map(({ platform, handle }) => [platform, { username: handle }]));
  return { socialAccounts, stripeAccount };
}
