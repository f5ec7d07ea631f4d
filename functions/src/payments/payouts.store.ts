import { Payout } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const payouts = (db: Firestore) => collection(db, COLLECTIONS.payouts, Payout);

/** A payout, or null; inside a transaction when one is given. Reads 1. */
export async function findPayout(db: Firestore, id: string, transaction?: Transaction): Promise<Payout | null> {
  const ref = payouts(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** The same where there must be one. Throws an internal error. Reads 1. */
export async function getPayout(db: Firestore, id: string, transaction?: Transaction): Promise<Payout> {
  const found = await findPayout(db, id, transaction);
  if (!found) throw new Error(`There is no payout ${id}`);
  return found;
}

/** Stores a payout with the transaction. Writes 1. */
export function putPayout(transaction: Transaction, db: Firestore, payout: Payout): void {
  transaction.set(payouts(db).doc(payout.id), payout);
}

/** A page of the payouts of a creator or an owner. Reads one document more than the page. */
export function pageOfPayouts(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  whose: { readonly creatorId: string } | { readonly ownerId: string },
): Promise<Page<Payout>> {
  const list =
    'creatorId' in whose
      ? payouts(db).where('creatorId', '==', whose.creatorId)
      : payouts(db).where('ownerId', '==', whose.ownerId);
  return newestFirst(list, page);
}

/** Payouts in flight that are due to be looked at, longest overdue first, at most `limit`. */
export async function findPayoutsToCheck(db: Firestore, now: Date, limit: number): Promise<Payout[]> {
  const { docs } = await payouts(db).where('checkAt', '<=', now).orderBy('checkAt').limit(limit).get();
  return docs.map((doc) => doc.data());
}
