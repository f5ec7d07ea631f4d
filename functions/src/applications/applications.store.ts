import { Application } from '@doubloon/contract/applications/application.ts';
import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const applications = (db: Firestore) => collection(db, COLLECTIONS.applications, Application);

/** An application, or null; inside a transaction when one is given. Reads 1. */
export async function findApplication(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<Application | null> {
  const ref = applications(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Those of the named applications that exist, newest first. Reads one per id. */
export async function findApplications(db: Firestore, ids: readonly string[]): Promise<Application[]> {
  if (ids.length === 0) return [];
  const snapshots = await db.getAll(...ids.map((id) => applications(db).doc(id)));
  return snapshots
    .flatMap((snapshot) => (snapshot.exists ? [snapshot.data() as Application] : []))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Whose applications a list holds; exactly one of the three ids, and the statuses it keeps to. */
export type ApplicationsWanted = (
  | { readonly campaignId: string }
  | { readonly creatorId: string }
  | { readonly ownerId: string }
) & { readonly statuses?: readonly ApplicationStatus[] | undefined };

/** A page of applications. Reads one document more than the page. */
export function pageOfApplications(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  { statuses, ...whose }: ApplicationsWanted,
): Promise<Page<Application>> {
  const [[field, id] = []] = Object.entries(whose);
  if (!field) throw new TypeError('An application list needs a campaign, a creator or an owner');
  const list = applications(db).where(field, '==', id);
  return newestFirst(statuses ? list.where('status', 'in', statuses) : list, page);
}

/** Stores a new application with the transaction; the commit fails when the id is taken. Writes 1. */
export function addApplication(transaction: Transaction, db: Firestore, application: Application): void {
  transaction.create(applications(db).doc(application.id), application);
}

/** Puts a new application in the place of one the transaction has read. Writes 1. */
export function replaceApplication(transaction: Transaction, db: Firestore, application: Application): void {
  transaction.set(applications(db).doc(application.id), application);
}

/** Changes parts of an application with the transaction. Writes 1. */
export function updateApplication(
  transaction: Transaction,
  db: Firestore,
  id: string,
  changes: Partial<
    Pick<
      Application,
      | 'answers'
      | 'status'
      | 'feedback'
      | 'decideBy'
      | 'decidedAt'
      | 'deliverBy'
      | 'freedAt'
      | 'content'
      | 'completedAt'
      | 'paymentProblem'
    >
  >,
): void {
  transaction.update(applications(db).doc(id), changes);
}

/** Removes an application with the transaction. Writes 1. */
export function removeApplication(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(applications(db).doc(id));
}

/** One of the applications to a campaign, or null when there is none, in a transaction. Reads at most 1. */
export async function findAnyApplicationTo(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
): Promise<Application | null> {
  const found = await transaction.get(applications(db).where('campaignId', '==', campaignId).limit(1));
  return found.docs[0]?.data() ?? null;
}
