import { AdminCase } from '@doubloon/contract/cases/case.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

/** Every case a person has opened, read in pages as they are asked for. */
export function eachCaseOf(db: Firestore, uid: string): AsyncIterable<AdminCase> {
  return eachData(collection(db, COLLECTIONS.cases, AdminCase).where('openedBy', '==', uid));
}
