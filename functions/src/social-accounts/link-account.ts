import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { setSocialLink } from '../users/set-social-link.ts';
import { linkedBySomebodyElse } from './account-refusals.ts';
import { findHandleOwner, putSocialAccount } from './social-accounts.store.ts';
import { removeVerificationCode } from './verification-codes.store.ts';

/**
 * Links an account that its person has proven to own, in place of `before` and of any check under way, with the transaction. Throws
 * `already_exists` when it is somebody else's. Reads 1, writes up to 5.
 */
export async function linkAccount(
  transaction: Transaction,
  db: Firestore,
  account: SocialAccount,
  before: SocialAccount | null,
): Promise<void> {
  const { uid, platform, handle, url } = account;
  const owner = await findHandleOwner(db, platform, handle, transaction);
  if (owner !== null && owner !== uid) throw linkedBySomebodyElse();
  putSocialAccount(transaction, db, account, before);
  setSocialLink(transaction, db, uid, platform, url);
  removeVerificationCode(transaction, db, { uid, platform });
}
