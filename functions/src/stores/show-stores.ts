import type * as operations from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { wordSearch } from '../platform/database/search-words.ts';
import { creatorCards } from './creator-cards.ts';
import { findOpenStore, findShownStoreByName } from './find-store.ts';
import { toStoreSettingsView, toStoreView, withoutHiddenSections } from './store-view.ts';

export const getStore: Handler<typeof operations.getStore> = async ({ db, caller }, { params }) => {
  const { store, sections } = await findShownStoreByName(db, params.id, caller);
  return withoutHiddenSections(toStoreView(store), sections);
};

export const getStoreSettings: Handler<typeof operations.getStoreSettings> = async ({ db }, { params }) => {
  const [settings] = await Promise.all([db.storeSettings.find(params.id), findOpenStore(db, params.id)]);
  return toStoreSettingsView(settings ?? defaultStoreSettings(params.id));
};

/** Featured creators come first unless another order is asked for. */
export const listCreators: Handler<typeof operations.listCreators> = async ({ db }, { query }) => {
  const { search, category, sort = 'featured' } = query;
  const wanted = { sort, category, search: (search && wordSearch(search)) || undefined };
  const { items, nextCursor } = await db.stores.pageOfOpen(query, wanted);
  return { items: [...(await creatorCards(db, items)).values()], nextCursor };
};
