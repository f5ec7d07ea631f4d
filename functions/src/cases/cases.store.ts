import { AdminCase, type CaseKind, type CaseStatus } from '@doubloon/contract/cases/case.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, countUpTo, newestFirst, type PageWanted } from '../platform/collection.ts';

const cases = (db: Firestore) => collection(db, COLLECTIONS.cases, AdminCase);

/** A case, or null, in a transaction. Reads 1. */
export async function findCase(transaction: Transaction, db: Firestore, id: string): Promise<AdminCase | null> {
  return (await transaction.get(cases(db).doc(id))).data() ?? null;
}

/** A page of the cases in a status, of one kind when it is given. Reads one document more than the page. */
export function pageOfCases(
  db: Firestore,
  page: PageWanted,
  { kind, status }: { readonly kind: CaseKind | undefined; readonly status: CaseStatus },
): Promise<Page<AdminCase>> {
  const inStatus = cases(db).where('status', '==', status);
  return newestFirst(kind === undefined ? inStatus : inStatus.where('kind', '==', kind), page);
}

/** How many cases of a kind are open, counted up to `most`. Reads as many. */
export function countOpenCases(db: Firestore, kind: CaseKind, most: number): Promise<number> {
  return countUpTo(cases(db).where('status', '==', 'open').where('kind', '==', kind), most);
}

/** Whether an appeal about something in a campaign is undecided and was made after `since`, in a transaction. Reads at most 1. */
export async function hasOpenAppeal(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  since: Date,
): Promise<boolean> {
  const open = cases(db)
    .where('campaignId', '==', campaignId)
    .where('kind', '==', 'appeal')
    .where('status', '==', 'open')
    .where('createdAt', '>', since)
    .limit(1);
  return !(await transaction.get(open)).empty;
}

/** Whether an appeal that somebody made about something in a campaign is undecided, in a transaction. Reads at most 1. */
export async function hasOpenAppealBy(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  appellantId: string,
): Promise<boolean> {
  const open = cases(db)
    .where('campaignId', '==', campaignId)
    .where('kind', '==', 'appeal')
    .where('status', '==', 'open')
    .where('openedBy', '==', appellantId)
    .limit(1);
  return !(await transaction.get(open)).empty;
}

/** Stores a new case with the transaction; the commit fails when there is one. Writes 1. */
export function addCase(transaction: Transaction, db: Firestore, added: AdminCase): void {
  transaction.create(cases(db).doc(added.id), added);
}

/** Stores a case that the transaction has read. Writes 1. */
export function putCase(transaction: Transaction, db: Firestore, changed: AdminCase): void {
  transaction.set(cases(db).doc(changed.id), changed);
}
