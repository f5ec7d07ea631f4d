import { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import { collection } from '../platform/collection.ts';
import { findUser } from '../users/get-user.ts';

const accounts = (db: Firestore) => collection(db, COLLECTIONS.connectedAccounts, ConnectedAccount);

/** A creator's connected account, or null; inside a transaction when one is given. Reads 1. */
export async function findConnectedAccount(
  db: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<ConnectedAccount | null> {
  const ref = accounts(db).doc(uid);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** The connected account with the provider's id, or null, in a transaction. Reads 1. */
export async function findConnectedAccountById(
  transaction: Transaction,
  db: Firestore,
  accountId: string,
): Promise<ConnectedAccount | null> {
  const { docs } = await transaction.get(accounts(db).where('accountId', '==', accountId).limit(1));
  return docs[0]?.data() ?? null;
}

/**
 * Stores an account that was opened while other things happened: one of the same number, with whatever became of it, or of a later one stays, and so does a
 * hold on the one before. Answers what is stored. Throws `not_found` when its person has left. Reads 2, writes up to 1.
 */
export function addConnectedAccount(db: Firestore, opened: ConnectedAccount): Promise<ConnectedAccount> {
  return db.runTransaction(async (transaction) => {
    if (!(await findUser(db, opened.uid, transaction))) throw notFound('User');
    const current = await findConnectedAccount(db, opened.uid, transaction);
    if (current && current.generation >= opened.generation) return current;
    const added = { ...opened, heldAt: current?.heldAt ?? null };
    putConnectedAccount(transaction, db, added);
    return added;
  });
}

/**
 * Changes fields of the account with this provider's id and nothing that somebody else changes meanwhile; its person's as it is then comes back:
 * another, untouched, when they have opened one since, null when it is gone. Reads 1, writes up to 1.
 */
export function patchConnectedAccount(
  db: Firestore,
  { uid, accountId }: Pick<ConnectedAccount, 'uid' | 'accountId'>,
  changes: Partial<Omit<ConnectedAccount, 'uid' | 'accountId' | 'generation'>>,
): Promise<ConnectedAccount | null> {
  return db.runTransaction(async (transaction) => {
    const current = await findConnectedAccount(db, uid, transaction);
    if (current?.accountId !== accountId) return current;
    transaction.update(accounts(db).doc(uid), changes);
    return { ...current, ...changes };
  });
}

/** Stores a connected account with the transaction. Writes 1. */
export function putConnectedAccount(transaction: Transaction, db: Firestore, account: ConnectedAccount): void {
  transaction.set(accounts(db).doc(account.uid), account);
}

/** Forgets a connected account with the transaction. Writes 1. */
export function removeConnectedAccount(transaction: Transaction, db: Firestore, uid: string): void {
  transaction.delete(accounts(db).doc(uid));
}
