import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findConnectedAccount, putConnectedAccount } from './connected-accounts.store.ts';

/**
 * Prepares, before the transaction writes, to hold every payout to a person from now on, or to let them be paid again; returns what does
 * it. Who has no account cannot be paid anyway. What was set aside before is still sent. Reads 1, writes at most 1.
 */
export async function prepareHold(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { held, now }: { readonly held: boolean; readonly now: Date },
): Promise<() => void> {
  const account = await findConnectedAccount(db, uid, transaction);
  return () => {
    if (!account || (account.heldAt !== null) === held) return;
    putConnectedAccount(transaction, db, { ...account, heldAt: held ? now : null, updatedAt: now });
  };
}
