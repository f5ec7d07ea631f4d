import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { patchSocialLink } from './users.store.ts';

/** Shows a linked account on a person's public document, with the transaction that links it. Writes 1. */
export function setSocialLink(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  platform: PlatformId,
  url: string,
): void {
  patchSocialLink(transaction, db, uid, platform, url);
}

/** The opposite, with the transaction that unlinks it. Writes 1. */
export function removeSocialLink(transaction: Transaction, db: Firestore, uid: string, platform: PlatformId): void {
  patchSocialLink(transaction, db, uid, platform, null);
}
