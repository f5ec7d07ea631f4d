import { Payout, PayoutTransfer, type PayoutStatus } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';
import { collection, countUpTo, newestFirst, type PageWanted } from '../platform/collection.ts';
import { newestFound, type FoundPageWanted } from '../platform/newest-found.ts';

/** A payout with what only the server needs of it. Nobody else may see more of it than a `Payout`. */
export type FullPayout = Payout & PayoutTransfer;

// Rules cannot hide fields, so what the parties may not read lies in a document of its own.
const payouts = (db: Firestore) => collection(db, COLLECTIONS.payouts, Payout);
const transfers = (db: Firestore) => collection(db, COLLECTIONS.payoutTransfers, PayoutTransfer);

/** A payout in full, or null; inside a transaction when one is given. Reads 2, or 1 when there is none. */
export async function findPayout(db: Firestore, id: string, transaction?: Transaction): Promise<FullPayout | null> {
  const read = <T>(ref: DocumentReference<T>) => (transaction ? transaction.get(ref) : ref.get());
  const payout = (await read(payouts(db).doc(id))).data();
  if (!payout) return null;
  // Only after the other: both are written at once and never deleted, so without a transaction, too, this one is there by now.
  const transfer = (await read(transfers(db).doc(id))).data();
  if (!transfer) throw new Error(`The payout ${id} has no transfer document`);
  return { ...payout, ...transfer };
}

/** A payout in full where there must be one. Throws an internal error. Reads 2. */
export async function getPayout(db: Firestore, id: string, transaction?: Transaction): Promise<FullPayout> {
  const found = await findPayout(db, id, transaction);
  if (!found) throw new Error(`There is no payout ${id}`);
  return found;
}

/** What a payout's parties may read of it, or null. Reads 1. */
export async function showPayout(db: Firestore, id: string): Promise<Payout | null> {
  return (await payouts(db).doc(id).get()).data() ?? null;
}

/** Stores a payout in full with the transaction. Writes 2. */
export function putPayout(transaction: Transaction, db: Firestore, payout: FullPayout): void {
  // Each collection's schema keeps its own fields and drops the other's.
  transaction.set(payouts(db).doc(payout.id), payout);
  transaction.set(transfers(db).doc(payout.id), payout);
}

/** Which page of payouts is asked for: those of one campaign, of some statuses, with some words in them, alone when it says so. */
export interface PayoutsWanted extends FoundPageWanted {
  readonly campaignId?: string | undefined;
  readonly status?: readonly PayoutStatus[] | undefined;
}

/** A page of the payouts of a creator or an owner, as these may see them. Reads as `newestFound`. */
export function pageOfPayouts(
  db: Firestore,
  party: 'creatorId' | 'ownerId',
  uid: string,
  wanted: PayoutsWanted,
): Promise<Page<Payout>> {
  let list = payouts(db).where(party, '==', uid);
  if (wanted.campaignId !== undefined) list = list.where('campaignId', '==', wanted.campaignId);
  if (wanted.status !== undefined) list = list.where('status', 'in', wanted.status);
  const namesOf = ({ campaignTitle, creatorName }: Payout) =>
    party === 'ownerId' ? [campaignTitle, creatorName] : [campaignTitle];
  return newestFound(list, wanted, namesOf);
}

/** Whether there is a payout from an owner to a creator that is paid. Reads 1 at most. */
export async function hasPaidPayout(
  db: Firestore,
  ownerId: string,
  creatorId: string,
  transaction?: Transaction,
): Promise<boolean> {
  const paid = payouts(db)
    .where('ownerId', '==', ownerId)
    .where('creatorId', '==', creatorId)
    .where('status', '==', 'paid')
    .limit(1);
  return !(await (transaction ? transaction.get(paid) : paid.get())).empty;
}

/** Whether a creator has a payout in one of these statuses, in a transaction. Reads 1 at most. */
export async function hasPayoutOfCreator(
  transaction: Transaction,
  db: Firestore,
  creatorId: string,
  statuses: readonly PayoutStatus[],
): Promise<boolean> {
  const found = payouts(db).where('creatorId', '==', creatorId).where('status', 'in', statuses).limit(1);
  return !(await transaction.get(found)).empty;
}

/** A page of all payouts in these statuses, whoever's, newest first. Reads one document more than the page. */
export function pageOfPayoutsIn(
  db: Firestore,
  page: PageWanted,
  statuses: readonly PayoutStatus[],
): Promise<Page<Payout>> {
  return newestFirst(payouts(db).where('status', 'in', statuses), page);
}

/** How many payouts are in a status, counted up to `most`. Reads as many. */
export function countPayoutsIn(db: Firestore, status: PayoutStatus, most: number): Promise<number> {
  return countUpTo(payouts(db).where('status', '==', status), most);
}

/** Ids of the payouts in flight that are due to be looked at, longest overdue first, at most `limit`. */
export async function findPayoutsToCheck(db: Firestore, now: Date, limit: number): Promise<string[]> {
  const { docs } = await transfers(db).where('checkAt', '<=', now).orderBy('checkAt').limit(limit).get();
  return docs.map(({ id }) => id);
}
