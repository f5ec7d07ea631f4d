import { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

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

/** Stores a connected account. Writes 1. */
export async function saveConnectedAccount(db: Firestore, account: ConnectedAccount): Promise<void> {
  await accounts(db).doc(account.uid).set(account);
}

/**
 * Changes fields of a connected account and nothing that somebody else changes meanwhile; false when it is gone. Writes 1.
 */
export async function patchConnectedAccount(
  db: Firestore,
  uid: string,
  changes: Partial<Omit<ConnectedAccount, 'uid' | 'accountId' | 'generation'>>,
): Promise<boolean> {
  try {
    await accounts(db).doc(uid).update(changes);
    return true;
  } catch (error) {
    // gRPC status 5, NOT_FOUND.
    if ((error as { code?: unknown }).code === 5) return false;
    throw error;
  }
}

/** Stores a connected account with the transaction. Writes 1. */
export function putConnectedAccount(transaction: Transaction, db: Firestore, account: ConnectedAccount): void {
  transaction.set(accounts(db).doc(account.uid), account);
}

/** Forgets a connected account with the transaction. Writes 1. */
export function removeConnectedAccount(transaction: Transaction, db: Firestore, uid: string): void {
  transaction.delete(accounts(db).doc(uid));
}
