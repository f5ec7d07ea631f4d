import type { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
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

/** The latest reports among the proofs of an application that nobody has decided for good, in the transaction. Reads at most `MAX_PAGE_SIZE`. */
export async function undecidedProofsOfApplication(
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
): Promise<Proof[]> {
  const undecided = proofs(db)
    .where('applicationId', '==', applicationId)
    .where('status', 'in', ['pending', 'revision_requested'] satisfies ProofStatus[])
    .orderBy('reportedAt', 'desc')
    .limit(MAX_PAGE_SIZE);
  return (await transaction.get(undecided)).docs.map((doc) => doc.data());
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
