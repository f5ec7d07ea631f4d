import { CheckoutDraft } from '@doubloon/contract/payments/checkout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const drafts = (db: Firestore) => collection(db, COLLECTIONS.checkoutDrafts, CheckoutDraft);

/** Which checkout of a draft counts, or null when it was never taken to one; inside a transaction when one is given. Reads 1. */
export async function findCheckoutDraft(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<CheckoutDraft | null> {
  const ref = drafts(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Notes with the transaction which checkout of a draft counts. Writes 1. */
export function putCheckoutDraft(transaction: Transaction, db: Firestore, draft: CheckoutDraft): void {
  transaction.set(drafts(db).doc(draft.id), draft);
}
