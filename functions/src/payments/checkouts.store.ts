import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const OPEN_AT_MOST = 20;

const checkouts = (db: Firestore) => collection(db, COLLECTIONS.checkouts, Checkout);

/** A checkout, or null; inside a transaction when one is given. Reads 1. */
export async function findCheckout(db: Firestore, id: string, transaction?: Transaction): Promise<Checkout | null> {
  const ref = checkouts(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Stores a new checkout with the transaction. Writes 1. */
export function createCheckout(transaction: Transaction, db: Firestore, checkout: Checkout): void {
  transaction.create(checkouts(db).doc(checkout.id), checkout);
}

/** Checkouts of an owner that may still be paid, at most 20. Reads one per checkout. */
export async function findOpenCheckouts(db: Firestore, ownerId: string): Promise<Checkout[]> {
  const open = checkouts(db).where('ownerId', '==', ownerId).where('status', '==', 'open');
  return (await open.limit(OPEN_AT_MOST).get()).docs.map((doc) => doc.data());
}

/** Notes the session the provider opened for a checkout; false when that was ended meanwhile. Reads 1, writes up to 1. */
export function noteSession(db: Firestore, id: string, sessionId: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const checkout = await findCheckout(db, id, transaction);
    if (checkout?.status !== 'open') return false;
    putCheckout(transaction, db, { ...checkout, sessionId });
    return true;
  });
}

/** Stores a changed checkout with the transaction. Writes 1. */
export function putCheckout(transaction: Transaction, db: Firestore, checkout: Checkout): void {
  transaction.set(checkouts(db).doc(checkout.id), checkout);
}

/** The checkouts whose session is due to be asked for, longest overdue first, at most `limit`. Reads one per checkout. */
export async function findCheckoutsToCheck(db: Firestore, now: Date, limit: number): Promise<Checkout[]> {
  const { docs } = await checkouts(db).where('checkAt', '<=', now).orderBy('checkAt').limit(limit).get();
  return docs.map((doc) => doc.data());
}

/** Notes when a checkout that is still undecided is looked at next; a decided one stays as it is. Reads 1, writes up to 1. */
export async function postponeCheck(db: Firestore, id: string, checkAt: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const checkout = await findCheckout(db, id, transaction);
    if (checkout?.checkAt) putCheckout(transaction, db, { ...checkout, checkAt });
  });
}
