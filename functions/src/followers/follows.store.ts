import { Follow, followId } from '@doubloon/contract/followers/follow.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const follows = (db: Firestore) => collection(db, COLLECTIONS.follows, Follow);
const refOf = (db: Firestore, { followerUid, creatorUid }: Pick<Follow, 'followerUid' | 'creatorUid'>) =>
  follows(db).doc(followId(followerUid, creatorUid));

/** Whether somebody follows a creator; inside a transaction when one is given. Reads 1. */
export async function isFollowing(
  db: Firestore,
  pair: Pick<Follow, 'followerUid' | 'creatorUid'>,
  transaction?: Transaction,
): Promise<boolean> {
  const ref = refOf(db, pair);
  return (await (transaction ? transaction.get(ref) : ref.get())).exists;
}

/** A page of whom somebody follows. Reads one document more than the page. */
export function pageOfFollows(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  followerUid: string,
): Promise<Page<Follow>> {
  return newestFirst(follows(db).where('followerUid', '==', followerUid), page);
}

/** Stores a follow that the transaction has found missing. Writes 1. */
export function putFollow(transaction: Transaction, db: Firestore, follow: Follow): void {
  transaction.set(refOf(db, follow), follow);
}

/** Removes a follow, if there is one. Writes 1. */
export async function removeFollow(db: Firestore, pair: Pick<Follow, 'followerUid' | 'creatorUid'>): Promise<void> {
  await refOf(db, pair).delete();
}
