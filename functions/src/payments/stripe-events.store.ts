import { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const events = (db: Firestore) => collection(db, COLLECTIONS.stripeEvents, StripeEventRecord);

/** Whether an event was handled before; inside a transaction when one is given. Reads 1. */
export async function isEventHandled(db: Firestore, id: string, transaction?: Transaction): Promise<boolean> {
  const ref = events(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).exists;
}

/** Remembers an event with the transaction; the commit fails when it is remembered already. Writes 1. */
export function rememberEvent(transaction: Transaction, db: Firestore, event: StripeEventRecord): void {
  transaction.create(events(db).doc(event.id), event);
}
