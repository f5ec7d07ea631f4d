import { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const events = (db: Firestore) => collection(db, COLLECTIONS.stripeEvents, StripeEventRecord);

/** What is remembered of an event, or null; inside a transaction when one is given. Reads 1. */
export async function findEvent(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StripeEventRecord | null> {
  const ref = events(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Whether an event was handled before; inside a transaction when one is given. Reads 1. */
export async function isEventHandled(db: Firestore, id: string, transaction?: Transaction): Promise<boolean> {
  return isHandled(await findEvent(db, id, transaction));
}

/** Whether what is remembered of an event says that it was handled. Pure. */
export function isHandled(known: StripeEventRecord | null): boolean {
  return known?.outcome === 'applied' || known?.outcome === 'ignored';
}

/** Remembers an event with the transaction, which must have looked at what was remembered of it before. Writes 1. */
export function rememberEvent(transaction: Transaction, db: Firestore, event: StripeEventRecord): void {
  transaction.set(events(db).doc(event.id), event);
}

/** Events that could not be handled yet, those first that were not tried for longest; at most `limit`. Reads as many. */
export async function findFailedEvents(db: Firestore, limit: number): Promise<StripeEventRecord[]> {
  const found = await events(db).where('outcome', '==', 'failed').orderBy('receivedAt').limit(limit).get();
  return found.docs.map((one) => one.data());
}
