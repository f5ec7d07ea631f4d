import { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const funds = (db: Firestore) => collection(db, COLLECTIONS.applicationFunds, ApplicationFunds);

/** What an application has earned and got, in a transaction; null before its first approval. Reads 1. */
export async function findApplicationFunds(
  transaction: Transaction,
  db: Firestore,
  applicationId: string,
): Promise<ApplicationFunds | null> {
  return (await transaction.get(funds(db).doc(applicationId))).data() ?? null;
}

/** Stores them. Writes 1. */
export function putApplicationFunds(transaction: Transaction, db: Firestore, changed: ApplicationFunds): void {
  transaction.set(funds(db).doc(changed.applicationId), changed);
}
