import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findSocialAccount, findSocialAccounts } from './social-accounts.store.ts';

/**
 * The account a person has linked on a platform, or null; inside a transaction when one is given. Only verified accounts are
 * ever linked. Reads 1.
 */
export function findLinkedAccount(
  db: Firestore,
  uid: string,
  platform: PlatformId,
  transaction?: Transaction,
): Promise<SocialAccount | null> {
  return findSocialAccount(db, uid, platform, transaction);
}

/** All accounts a person has linked, at most one per platform. Reads one per account. */
export function findLinkedAccounts(db: Firestore, uid: string): Promise<SocialAccount[]> {
  return findSocialAccounts(db, uid);
}
