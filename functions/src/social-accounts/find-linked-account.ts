import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findSocialAccount } from './social-accounts.store.ts';

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
