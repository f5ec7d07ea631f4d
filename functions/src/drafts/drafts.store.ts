import { Draft, MAX_DRAFTS } from '@doubloon/contract/drafts/draft.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const drafts = (db: Firestore) => collection(db, COLLECTIONS.drafts, Draft);
const draftOf = (db: Firestore, uid: string, key: string) => drafts(db).doc(`${uid}__${key}`);
const latestOf = (db: Firestore, uid: string) => drafts(db).where('uid', '==', uid).orderBy('updatedAt', 'desc');

/** Somebody's drafts, the latest first. Reads at most `MAX_DRAFTS`. */
export async function readDrafts(db: Firestore, uid: string): Promise<Draft[]> {
  return (await latestOf(db, uid).limit(MAX_DRAFTS).get()).docs.map((document) => document.data());
}

/**
 * Stores a draft in the place of the one with its key; a new one pushes the oldest out when there are `MAX_DRAFTS`. Reads 1, or
 * `MAX_DRAFTS` + 2 for a new one; writes at most 3.
 */
export async function putDraft(db: Firestore, draft: Draft): Promise<void> {
  const ref = draftOf(db, draft.uid, draft.key);
  await db.runTransaction(async (transaction) => {
    const isNew = !(await transaction.get(ref)).exists;
    // Two that were new at the same moment may leave one too many, which the next one takes along.
    const kept = isNew ? (await transaction.get(latestOf(db, draft.uid).limit(MAX_DRAFTS + 1))).docs : [];
    for (const { ref: oldest } of kept.slice(MAX_DRAFTS - 1)) transaction.delete(oldest);
    transaction.set(ref, draft);
  });
}

/** Writes 1. */
export async function removeDraft(db: Firestore, uid: string, key: string): Promise<void> {
  await draftOf(db, uid, key).delete();
}
