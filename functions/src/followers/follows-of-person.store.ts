import { Follow } from '@doubloon/contract/followers/follow.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

const follows = (db: Firestore) => collection(db, COLLECTIONS.follows, Follow);

/** Whom a person follows, read in pages as they are asked for. */
export function eachFollowOf(db: Firestore, followerUid: string): AsyncIterable<Follow> {
  return eachData(follows(db).where('followerUid', '==', followerUid));
}

/** Removes whom a person follows and who follows them, in batches. */
export async function removeFollowsOf(db: Firestore, uid: string): Promise<void> {
  await deleteDocuments(db, follows(db).where('followerUid', '==', uid));
  await deleteDocuments(db, follows(db).where('creatorUid', '==', uid));
}
