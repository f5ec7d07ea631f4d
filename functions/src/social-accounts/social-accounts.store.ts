import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { socialAccountId, SocialAccount, SocialHandle } from '@doubloon/contract/social-accounts/operations.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { derivedId } from '../platform/ids.ts';

const accounts = (db: Firestore) => collection(db, COLLECTIONS.socialAccounts, SocialAccount);
const accountOf = (db: Firestore, uid: string, platform: PlatformId) =>
  accounts(db).doc(socialAccountId(uid, platform));
const handleOf = (db: Firestore, platform: PlatformId, handle: string) =>
  collection(db, COLLECTIONS.socialHandles, SocialHandle).doc(derivedId('acc', `${platform}:${handle}`));

/** A person's linked account of a platform, or null; inside a transaction when one is given. Reads 1. */
export async function findSocialAccount(
  db: Firestore,
  uid: string,
  platform: PlatformId,
  transaction?: Transaction,
): Promise<SocialAccount | null> {
  const ref = accountOf(db, uid, platform);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** All linked accounts of a person, at most one per platform. Reads one per account. */
export async function findSocialAccounts(db: Firestore, uid: string): Promise<SocialAccount[]> {
  return (await accounts(db).where('uid', '==', uid).get()).docs.map((doc) => doc.data());
}

/** Whose an account is, or null; inside a transaction when one is given. Reads 1. */
export async function findHandleOwner(
  db: Firestore,
  platform: PlatformId,
  handle: string,
  transaction?: Transaction,
): Promise<string | null> {
  const ref = handleOf(db, platform, handle);
  return (await (transaction ? transaction.get(ref) : ref.get())).data()?.uid ?? null;
}

/** Links an account and frees the one it replaces, with the transaction. Writes 2, or 3 when another handle is freed. */
export function putSocialAccount(
  transaction: Transaction,
  db: Firestore,
  account: SocialAccount,
  replaced: SocialAccount | null,
): void {
  const { uid, platform, handle } = account;
  if (replaced && replaced.handle !== handle) transaction.delete(handleOf(db, platform, replaced.handle));
  transaction.set(handleOf(db, platform, handle), { uid, platform, handle });
  transaction.set(accountOf(db, uid, platform), account);
}

/** Unlinks an account and frees its handle, with the transaction. Writes 2. */
export function removeSocialAccount(
  transaction: Transaction,
  db: Firestore,
  { uid, platform, handle }: SocialAccount,
): void {
  transaction.delete(handleOf(db, platform, handle));
  transaction.delete(accountOf(db, uid, platform));
}
