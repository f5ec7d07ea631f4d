import { AccountDeletion } from '@doubloon/contract/account/account-deletion.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const deletions = (db: Firestore) => collection(db, COLLECTIONS.accountDeletions, AccountDeletion);

/** An account that ends, or null; inside a transaction when one is given. Reads 1. */
export async function findAccountDeletion(
  db: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<AccountDeletion | null> {
  const ref = deletions(db).doc(uid);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Stores that an account ends, with the transaction. Writes 1. */
export function addAccountDeletion(transaction: Transaction, db: Firestore, deletion: AccountDeletion): void {
  transaction.create(deletions(db).doc(deletion.uid), deletion);
}

/** Notes that a step is done. Writes 1. */
export async function noteStepDone(db: Firestore, uid: string, step: string): Promise<void> {
  await deletions(db)
    .doc(uid)
    .update({ stepsDone: FieldValue.arrayUnion(step) });
}

/** Notes when to look at it again. Writes 1. */
export async function noteResumeAt(db: Firestore, uid: string, resumeAt: Date): Promise<void> {
  await deletions(db).doc(uid).update({ resumeAt });
}

/** Notes that everything is done. Writes 1. */
export async function noteCompleted(db: Firestore, uid: string, completedAt: Date): Promise<void> {
  await deletions(db).doc(uid).update({ resumeAt: null, completedAt });
}

/** Whose deletions are to be looked at, longest overdue first, at most `limit`. */
export async function findDeletionsToResume(db: Firestore, now: Date, limit: number): Promise<string[]> {
  const { docs } = await deletions(db).where('resumeAt', '<=', now).orderBy('resumeAt').limit(limit).get();
  return docs.map(({ id }) => id);
}
