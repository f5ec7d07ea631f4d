import { viewsOf } from '@doubloon/contract/records/record.ts';
import { FEATURED_CREATORS } from '@doubloon/contract/stores/featured-creator.ts';
import { FEATURED_AMONG } from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings, type StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { Store, CreatorCard } from '@doubloon/contract/stores/store.ts';
import { ifRefused, notFound } from '../platform/app-error.ts';
import type { Database, Documents, Tx } from '../platform/database/database.ts';
import type { Caller, Handler } from '../platform/dependencies.ts';
import { toCreatorRecord } from '../records/record-view.ts';
import { newStore } from './store-copies.ts';
import { toCreatorCard, toStoreSettingsView, toStoreView, withoutHiddenSections } from './store-view.ts';
import { searchIndex } from '../platform/search/search-index.ts';
import { searchedCreators } from './searched-creators.ts';

/** A store, and if it is still to be stored: a creator's store is made on first need. */
interface FoundStore {
  readonly store: Store;
  readonly isNew: boolean;
}

/**
 * The store of a creator, open or closed, with or without a document. Throws `not_found` for everybody who is not a creator. Reads 1, or 2 when there is no
 * document.
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
  const found = await db.stores.findMap(uids);
  return new Map([...found].filter(([, { status }]) => status === 'open'));
}

/** A store, and which of its sections are shown to who asks. */
interface ShownStore {
  readonly store: Store;
  readonly sections: StoreSettings['sections'];
}

/**
 * An open store as somebody may see it: its creator and admins every section, others (null is a visitor) those that its settings show. Hidden sections must not
 * be sent. Throws `not_found`. Reads 3 at most.
 */
export async function findShownStore(db: Database, uid: string, caller: Caller | null): Promise<ShownStore> {
  const seesAll = caller !== null && (caller.uid === uid || caller.role === 'admin');
  const [{ store }, settings] = await Promise.all([
    findOpenStore(db, uid),
    seesAll ? null : db.storeSettings.find(uid),
  ]);
  return { store, sections: (settings ?? defaultStoreSettings(uid)).sections };
}

/** Finds a store as `findShownStore` does, by its creator's uid or, where that is nobody's, their username. Reads at most 7. */
export async function findShownStoreByName(db: Database, name: string, caller: Caller | null): Promise<ShownStore> {
  const shown = await findShownStore(db, name, caller).catch(ifRefused({ not_found: null }));
  if (shown) return shown;
  const uid = await db.usernames.findUid(name);
  if (uid === null) throw notFound('Creator');
  return findShownStore(db, uid, caller);
}

/**
 * Stores as lists show them to everybody, by their ids, with their creators' records: specialties and the newest picture only of those whose settings show them.
 * Reads three per store.
 */
export async function creatorCards(db: Database, stores: readonly Store[]): Promise<Map<string, CreatorCard>> {
  const ids = stores.map(({ id }) => id);
  const [settings, recordOf] = await Promise.all([db.storeSettings.findMap(ids), db.records.getEach(ids)]);
  const cards = stores.map(async (store): Promise<[string, CreatorCard]> => {
    const card = toCreatorCard(store, recordOf(store.id));
    const { products, media } = (settings.get(store.id) ?? defaultStoreSettings(store.id)).sections;
    const picture = media ? await db.media.newestPictureOf(store.id) : null;
    return [
      store.id,
      {
        ...card,
        specialties: products ? card.specialties : [],
        ...(picture && { newestPicture: picture.downloadUrl }),
      },
    ];
  });
  return new Map(await Promise.all(cards));
}

export const getStore: Handler<'getStore'> = async ({ db, caller }, { params }) => {
  const { store, sections } = await findShownStoreByName(db, params.id, caller);
  return withoutHiddenSections(toStoreView(store, await db.records.get(store.id)), sections);
};

export const getStoreSettings: Handler<'getStoreSettings'> = async ({ db }, { params }) => {
  const [settings] = await Promise.all([db.storeSettings.find(params.id), findOpenStore(db, params.id)]);
  return toStoreSettingsView(settings ?? defaultStoreSettings(params.id));
};

/** Featured creators come first unless another order is asked for. */
export const listCreators: Handler<'listCreators'> = async (call, { query }) => {
  const { items, nextCursor } = await searchIndex(call, searchedCreators).page(query, query);
  return { items: [...(await creatorCards(call.db, items)).values()], nextCursor };
};

/** Creators whose posts were seen on platforms that are read, those with most completed loots first. */
export const listFeaturedCreators: Handler<'listFeaturedCreators'> = async ({ db }) => {
  const records = await db.records.findMostCompleted(FEATURED_AMONG);
  const stores = await findOpenStores(
    db,
    records.map(([uid]) => uid),
  );
  const featured = records.flatMap(([uid, counted]) => {
    const store = stores.get(uid);
    const record = toCreatorRecord(counted);
    const views = record ? viewsOf(record) : 0;
    if (!store || views === 0) return [];
    const { id, name, profilePic, category } = store;
    return [{ id, name, profilePic, category, loots_completed: counted.loots.completed, views }];
  });
  return featured.slice(0, FEATURED_CREATORS);
};
