import type { Store } from '@doubloon/contract/stores/store.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import { findUser } from '../users/get-user.ts';
import { newStore } from './new-store.ts';
import { putStore, readStore, readStores } from './stores.store.ts';

/** A store, and whether it is still to be stored: a creator's store is made on first need. */
export interface FoundStore {
  readonly store: Store;
  readonly isNew: boolean;
}

/**
 * The store of a creator, open or closed, whether or not there is a document yet; inside a transaction when one is given.
 * Throws `not_found` for everybody who is not a creator. Reads 1, or 2 when there is no document.
 */
export async function findStoreOfCreator(db: Firestore, uid: string, transaction?: Transaction): Promise<FoundStore> {
  const store = await readStore(db, uid, transaction);
  if (store) return { store, isNew: false };
  const user = await findUser(db, uid, transaction);
  if (user?.role !== 'content_creator') throw notFound('Creator');
  return { store: newStore(user), isNew: true };
}

/** The same as everybody sees it: a closed store is not found. Throws `not_found`. Reads 1 or 2. */
export async function findOpenStore(db: Firestore, uid: string, transaction?: Transaction): Promise<FoundStore> {
  const found = await findStoreOfCreator(db, uid, transaction);
  if (found.store.status !== 'open') throw notFound('Creator');
  return found;
}

/** Stores a store that has no document yet, so that numbers can be kept on it. Writes 1 at most. */
export function keepStore(transaction: Transaction, db: Firestore, { store, isNew }: FoundStore): void {
  if (isNew) putStore(transaction, db, store);
}

/** The open ones of the named stores that have a document, by their ids. Reads one per id. */
export async function findOpenStores(db: Firestore, uids: readonly string[]): Promise<Map<string, Store>> {
  const found = await readStores(db, [...new Set(uids)]);
  return new Map([...found].filter(([, { status }]) => status === 'open'));
}
