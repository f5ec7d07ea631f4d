import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { CreatorSort } from '@doubloon/contract/stores/operations.ts';
import { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { Store, type CreatorCategory } from '@doubloon/contract/stores/store.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/shared/search-text.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, type newestFirst } from '../platform/collection.ts';
import type { WordSearch } from '../platform/search-words.ts';
import { sortedPage, type SortField } from '../platform/sorted-page.ts';
import { searchedTexts } from './derived-fields.ts';

const stores = (db: Firestore) => collection(db, COLLECTIONS.stores, Store);
const settings = (db: Firestore) => collection(db, COLLECTIONS.storeSettings, StoreSettings);

/** A store, or null; inside a transaction when one is given. Reads 1. */
export async function readStore(db: Firestore, id: string, transaction?: Transaction): Promise<Store | null> {
  const ref = stores(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Those of the named stores that exist, by their ids. Reads one per id. */
export async function readStores(db: Firestore, ids: readonly string[]): Promise<Map<string, Store>> {
  if (ids.length === 0) return new Map();
  const snapshots = await db.getAll(...ids.map((id) => stores(db).doc(id)));
  return new Map(snapshots.flatMap((snapshot) => (snapshot.exists ? [[snapshot.id, snapshot.data() as Store]] : [])));
}

/** Stores a store that the transaction has read, or has found missing. Writes 1. */
export function putStore(transaction: Transaction, db: Firestore, store: Store): void {
  transaction.set(stores(db).doc(store.id), store);
}

/** Changes fields of a store the transaction has read. Writes 1. */
export function patchStore(transaction: Transaction, db: Firestore, id: string, changes: Partial<Store>): void {
  transaction.update(db.collection(COLLECTIONS.stores).doc(id), changes);
}

/** Removes a store and its settings with the transaction. Writes 2. */
export function removeStore(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(stores(db).doc(id));
  transaction.delete(settings(db).doc(id));
}

/** The saved settings of a store, or null; inside a transaction when one is given. Reads 1. */
export async function readSettings(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoreSettings | null> {
  const ref = settings(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** The saved settings of those of the named stores that have some, by their ids. Reads one per id. */
export async function readSettingsOf(db: Firestore, ids: readonly string[]): Promise<Map<string, StoreSettings>> {
  if (ids.length === 0) return new Map();
  const snapshots = await db.getAll(...ids.map((id) => settings(db).doc(id)));
  return new Map(
    snapshots.flatMap((snapshot) => (snapshot.exists ? [[snapshot.id, snapshot.data() as StoreSettings]] : [])),
  );
}

/** Stores the settings that replace those the transaction has read. Writes 1. */
export function putSettings(transaction: Transaction, db: Firestore, changed: StoreSettings): void {
  transaction.set(settings(db).doc(changed.id), changed);
}

const SORTINGS: Record<CreatorSort, SortField<Store>> = {
  featured: { field: 'featuredRank', direction: 'desc', read: ({ featuredRank }) => featuredRank },
  followers: { field: 'counts.followers', direction: 'desc', read: ({ counts }) => counts.followers },
  rating: { field: 'rating', direction: 'desc', read: ({ rating }) => rating },
  newest: { field: 'createdAt', direction: 'desc', read: ({ createdAt }) => createdAt },
};

/** What the creators directory is asked for. */
export interface CreatorsWanted {
  readonly sort: CreatorSort;
  readonly category?: CreatorCategory | undefined;
  readonly search?: WordSearch | undefined;
}

/** A page of the open stores. Reads one document more than the page, with a search at most `MAX_SEARCH_READS`. */
export function pageOfOpenStores(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  { sort, category, search }: CreatorsWanted,
): Promise<Page<Store>> {
  let query = stores(db).where('status', '==', 'open');
  if (category) query = query.where('category', '==', category);
  if (search) query = query.where('searchWords', 'array-contains', search.indexed);
  return sortedPage(query, page, {
    by: SORTINGS[sort],
    keep: search && ((store) => search.finds(searchedTexts(store))),
    maxReads: MAX_SEARCH_READS,
  });
}
