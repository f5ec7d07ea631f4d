import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const deliverables = (db: Firestore) => collection(db, COLLECTIONS.deliverables, Deliverable);

/** A treasure, or null; inside a transaction when one is given. Reads 1. */
export async function findDeliverable(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<Deliverable | null> {
  const ref = deliverables(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Whose treasures a list holds. */
export type DeliverablesWanted = { readonly applicationId: string } | { readonly campaignId: string };

/** A page of treasures. Reads one document more than the page. */
export function pageOfDeliverables(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  wanted: DeliverablesWanted,
): Promise<Page<Deliverable>> {
  const list =
    'applicationId' in wanted
      ? deliverables(db).where('applicationId', '==', wanted.applicationId)
      : deliverables(db).where('campaignId', '==', wanted.campaignId);
  return newestFirst(list, page);
}

/** Stores a whole treasure with the transaction. Writes 1. */
export function putDeliverable(transaction: Transaction, db: Firestore, deliverable: Deliverable): void {
  transaction.set(deliverables(db).doc(deliverable.id), deliverable);
}

/** Changes what a decision changes, with the transaction. Writes 1. */
export function updateDeliverable(
  transaction: Transaction,
  db: Firestore,
  id: string,
  changes: Partial<Pick<Deliverable, 'status' | 'feedback' | 'revisionInstructions' | 'decidedAt'>>,
): void {
  transaction.update(deliverables(db).doc(id), changes);
}
