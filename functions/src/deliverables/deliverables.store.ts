import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { MAX_TREASURES_PER_APPLICATION } from '@doubloon/contract/shared/constants.ts';
import type { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Query, Transaction } from '@google-cloud/firestore';
import { collection, countUpTo } from '../platform/collection.ts';
import { newestFound, type FoundPageWanted } from '../platform/newest-found.ts';

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

/** The fields whose values a list of treasures keeps to. */
type Filter = 'creatorId' | 'ownerId' | 'applicationId' | 'campaignId' | 'status' | 'authorCheck';
export type DeliverablesWanted = { readonly [Field in Filter]?: Deliverable[Field] | undefined };

/** A page of treasures. Reads as `newestFound`. */
export function pageOfDeliverables(
  db: Firestore,
  page: FoundPageWanted,
  wanted: DeliverablesWanted,
): Promise<Page<Deliverable>> {
  let list: Query<Deliverable> = deliverables(db);
  for (const [field, value] of Object.entries(wanted)) {
    if (value !== undefined) list = list.where(field, '==', value);
  }
  return newestFound(list, page, ({ creatorName, campaignTitle, platform, url, notes }) => [
    creatorName,
    campaignTitle,
    platformLabel(platform),
    url,
    notes ?? '',
  ]);
}

/** How many treasures wait for an admin to confirm their author, counted up to `most`. Reads as many. */
export function countDeliverablesToConfirm(db: Firestore, most: number): Promise<number> {
  const waiting = deliverables(db).where('authorCheck', '==', 'needs_admin').where('status', '==', 'submitted');
  return countUpTo(waiting, most);
}

/** How many treasures an application has, in the transaction. Reads 1. */
export async function countDeliverables(
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
): Promise<number> {
  const counted = await transaction.get(deliverables(db).where('applicationId', '==', applicationId).count());
  return counted.data().count;
}

/** Every treasure of an application, in the transaction. Reads at most `MAX_TREASURES_PER_APPLICATION`. */
export async function deliverablesOfApplication(
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
): Promise<Deliverable[]> {
  const all = deliverables(db).where('applicationId', '==', applicationId).limit(MAX_TREASURES_PER_APPLICATION);
  return (await transaction.get(all)).docs.map((doc) => doc.data());
}

/** Whether a treasure of an application is submitted and not decided on, in the transaction. Reads at most 1. */
export async function hasSubmittedDeliverable(
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
): Promise<boolean> {
  const submitted = deliverables(db).where('applicationId', '==', applicationId).where('status', '==', 'submitted');
  return !(await transaction.get(submitted.limit(1))).empty;
}

/** Whether a treasure of an application is in one of these statuses. Reads at most 1. */
export async function hasDeliverableIn(
  db: Firestore,
  applicationId: string,
  statuses: readonly DeliverableStatus[],
): Promise<boolean> {
  const found = deliverables(db).where('applicationId', '==', applicationId).where('status', 'in', statuses);
  return !(await found.limit(1).get()).empty;
}

/** The newest treasure of a post besides one, in the transaction, or null. Reads at most 2. */
export async function findOtherDeliverableOfPost(
  transaction: Transaction,
  db: Firestore,
  { id, applicationId, postKey }: Pick<Deliverable, 'id' | 'applicationId' | 'postKey'>,
): Promise<Deliverable | null> {
  const ofPost = deliverables(db).where('applicationId', '==', applicationId).where('postKey', '==', postKey);
  const { docs } = await transaction.get(ofPost.orderBy('createdAt', 'desc').limit(2));
  return docs.map((doc) => doc.data()).find((deliverable) => deliverable.id !== id) ?? null;
}

/** Removes a treasure with the transaction. Writes 1. */
export function removeDeliverable(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(deliverables(db).doc(id));
}

/** Stores a whole treasure with the transaction. Writes 1. */
export function putDeliverable(transaction: Transaction, db: Firestore, deliverable: Deliverable): void {
  transaction.set(deliverables(db).doc(deliverable.id), deliverable);
}

/** Changes what a decision, made or refused, changes, with the transaction. Writes 1. */
export function updateDeliverable(
  transaction: Transaction,
  db: Firestore,
  id: string,
  changes: Partial<
    Pick<
      Deliverable,
      | 'status'
      | 'feedback'
      | 'revisionInstructions'
      | 'decideBy'
      | 'decidedAt'
      | 'authorCheck'
      | 'provenViews'
      | 'paymentProblem'
    >
  >,
): void {
  transaction.update(deliverables(db).doc(id), changes);
}
