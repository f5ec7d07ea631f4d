import { AdminCase } from '@doubloon/contract/cases/case.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection, newestFirst, type PageWanted } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

const casesOf = (db: Firestore, uid: string) =>
  collection(db, COLLECTIONS.cases, AdminCase).where('openedBy', '==', uid);
const appealsOf = (db: Firestore, uid: string) => casesOf(db, uid).where('kind', '==', 'appeal');

/** Every case a person has opened, read in pages as they are asked for. */
export function eachCaseOf(db: Firestore, uid: string): AsyncIterable<AdminCase> {
  return eachData(casesOf(db, uid));
}

/** A page of a person's appeals. Reads one document more than the page. */
export function pageOfAppealsOf(db: Firestore, page: PageWanted, uid: string): Promise<Page<AdminCase>> {
  return newestFirst(appealsOf(db, uid), page);
}

/** Removes a person's appeals, in batches. */
export function removeAppealsOf(db: Firestore, uid: string): Promise<void> {
  return deleteDocuments(db, appealsOf(db, uid));
}
