import type { Store } from '@doubloon/contract/stores/store.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database, Documents, Tx } from '../platform/database/database.ts';
import { newStore } from './new-store.ts';

/** A store, and whether it is still to be stored: a creator's store is made on first need. */
export interface FoundStore {
  readonly store: Store;
  readonly isNew: boolean;
}

/**
 * The store of a creator, open or closed, whether or not there is a document yet.
 * Throws `not_found` for everybody who is not a creator. Reads 1, or 2 when there is no document.
 */
export async function findStoreOfCreator(documents: Documents, uid: string): Promise<FoundStore> {
  const store = await documents.stores.find(uid);
  if (store) return { store, isNew: false };
  const user = await documents.users.find(uid);
  if (user?.role !== 'content_creator') throw notFound('Creator');
  return { store: newStore(user), isNew: true };
}

/** The open store of a creator. Throws `not_found` for a closed one, and for everybody who is not a creator. Reads 1 or 2. */
export async function findOpenStore(documents: Documents, uid: string): Promise<FoundStore> {
  const found = await findStoreOfCreator(documents, uid);
  if (found.store.status !== 'open') throw notFound('Creator');
  return found;
}

/** Stores a store that has no document yet, so that numbers can be kept on it. Writes 1 at most. */
export function keepStore(tx: Tx, { store, isNew }: FoundStore): void {
  if (isNew) tx.stores.put(store);
}

/** The open ones of the named stores that have a document, by their ids. Reads one per id. */
export async function findOpenStores(db: Database, uids: readonly string[]): Promise<Map<string, Store>> {
  const found = await db.stores.findMap([...new Set(uids)]);
  return new Map([...found].filter(([, { status }]) => status === 'open'));
}
