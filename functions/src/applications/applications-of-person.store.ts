import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { changeDocuments, deleteDocuments, eachData } from '../platform/each-document.ts';

const applicationsOf = (db: Firestore, creatorId: string) =>
  collection(db, COLLECTIONS.applications, Application).where('creatorId', '==', creatorId);

/** Every application of a creator, read in pages as they are asked for. */
export function eachApplicationOf(db: Firestore, creatorId: string): AsyncIterable<Application> {
  return eachData(applicationsOf(db, creatorId));
}

/** Removes the pending applications of a creator, in batches. */
export function removePendingApplicationsOf(db: Firestore, creatorId: string): Promise<void> {
  return deleteDocuments(db, applicationsOf(db, creatorId).where('status', '==', 'pending'));
}

/** Removes the answers from all applications of a creator, in batches. */
export function removeAnswersOf(db: Firestore, creatorId: string): Promise<void> {
  return changeDocuments(db, applicationsOf(db, creatorId), (transaction, document) => {
    if (Object.keys(document.data().answers).length > 0) transaction.update(document.ref, { answers: {} });
  });
}
