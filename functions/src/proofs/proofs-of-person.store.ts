import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

const proofsOf = (db: Firestore, creatorId: string) =>
  collection(db, COLLECTIONS.proofs, Proof).where('creatorId', '==', creatorId);

/** Every proof of a creator, read in pages as they are asked for. */
export function eachProofOf(db: Firestore, creatorId: string): AsyncIterable<Proof> {
  return eachData(proofsOf(db, creatorId));
}

/** Those of them that nobody has decided on for good. */
export function eachUndecidedProofOf(db: Firestore, creatorId: string): AsyncIterable<Proof> {
  return eachData(proofsOf(db, creatorId).where('status', 'in', ['pending', 'revision_requested']));
}
