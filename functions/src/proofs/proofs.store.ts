import type { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const proofs = (db: Firestore) => collection(db, COLLECTIONS.proofs, Proof);

/** A proof, or null; inside a transaction when one is given. Reads 1. */
export async function findProof(db: Firestore, id: string, transaction?: Transaction): Promise<Proof | null> {
  const ref = proofs(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Whose proofs a list holds, and the status it keeps to. */
export type ProofsWanted = (
  | { readonly deliverableId: string }
  | { readonly creatorId: string }
  | { readonly campaignId: string }
) & { readonly status?: ProofStatus | undefined };

/** A page of proofs. Reads one document more than the page. */
export function pageOfProofs(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  { status, ...whose }: ProofsWanted,
): Promise<Page<Proof>> {
  const [[field, id] = []] = Object.entries(whose);
  if (!field) throw new TypeError('A list of proofs needs a treasure, a creator or a campaign');
  const list = proofs(db).where(field, '==', id);
  return newestFirst(status ? list.where('status', '==', status) : list, page);
}

/** How many proofs a treasure has, in the transaction. Reads 1. */
export async function countProofs(transaction: Transaction, db: Firestore, deliverableId: string): Promise<number> {
  const counted = await transaction.get(proofs(db).where('deliverableId', '==', deliverableId).count());
  return counted.data().count;
}

/** Stores a whole proof with the transaction; the commit fails when its id is taken. Writes 1. */
export function addProof(transaction: Transaction, db: Firestore, proof: Proof): void {
  transaction.create(proofs(db).doc(proof.id), proof);
}

/** Changes what a decision or its creator changes, with the transaction. Writes 1. */
export function updateProof(
  transaction: Transaction,
  db: Firestore,
  id: string,
  changes: Partial<Omit<Proof, 'id'>>,
): void {
  transaction.update(proofs(db).doc(id), changes);
}

/** Removes a proof with the transaction. Writes 1. */
export function removeProof(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(proofs(db).doc(id));
}
