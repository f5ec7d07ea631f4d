import { Draft } from '@doubloon/contract/drafts/draft.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

const draftsOf = (db: Firestore, uid: string) => collection(db, COLLECTIONS.drafts, Draft).where('uid', '==', uid);

/** Every draft of a person, read in pages as they are asked for. */
export function eachDraftOf(db: Firestore, uid: string): AsyncIterable<Draft> {
  return eachData(draftsOf(db, uid));
}

/** Removes every draft of a person, in batches. */
export function removeDraftsOf(db: Firestore, uid: string): Promise<void> {
  return deleteDocuments(db, draftsOf(db, uid));
}
