import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

const deliverablesOf = (db: Firestore, creatorId: string) =>
  collection(db, COLLECTIONS.deliverables, Deliverable).where('creatorId', '==', creatorId);

/** Every treasure of a creator, read in pages as they are asked for. */
export function eachDeliverableOf(db: Firestore, creatorId: string): AsyncIterable<Deliverable> {
  return eachData(deliverablesOf(db, creatorId));
}

/** Those of them that can still be taken back. */
export function eachUndecidedDeliverableOf(db: Firestore, creatorId: string): AsyncIterable<Deliverable> {
  return eachData(deliverablesOf(db, creatorId).where('status', 'in', ['submitted', 'revision_requested']));
}
