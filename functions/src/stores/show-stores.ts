import type { getStore, getStoreSettings, listCreators } from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { wordSearch } from '../platform/search-words.ts';
import { findOpenStore } from './find-store.ts';
import { toStoreSettingsView } from './store-settings-view.ts';
import { toCreatorCard, toStoreView } from './store-view.ts';
import { pageOfOpenStores, readSettings } from './stores.store.ts';

export const showStore: Verb<typeof getStore> = async ({ db }, { params }) =>
  toStoreView((await findOpenStore(db, params.id)).store);

export const showStoreSettings: Verb<typeof getStoreSettings> = async ({ db }, { params }) => {
  const [settings] = await Promise.all([readSettings(db, params.id), findOpenStore(db, params.id)]);
  return toStoreSettingsView(settings ?? defaultStoreSettings(params.id));
};

/** Featured creators come first unless another order is asked for. */
export const showCreators: Verb<typeof listCreators> = async ({ db }, { query }) => {
  const { search, category, sort = 'featured' } = query;
  const wanted = { sort, category, search: (search && wordSearch(search)) || undefined };
  return mapPage(await pageOfOpenStores(db, query, wanted), toCreatorCard);
};
