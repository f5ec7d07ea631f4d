import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Store } from '@doubloon/contract/stores/store.ts';
import type { DerivedFields } from '../platform/derived-fields.ts';
import { prefixesOf } from '../platform/search-words.ts';
import { averageRating } from './average-rating.ts';

/** The texts of a store that the creators directory searches, most important first. */
export function searchedTexts(store: Store): string[] {
  const { name, username, category, location, specialties, description } = store;
  return [name, username ?? '', category ?? '', location, ...specialties, description];
}

/** More than any moment in milliseconds. */
const RANK_STEP = 100_000_000_000_000;

/** What the creators directory sorts and finds a store by. */
export function deriveStoreFields(store: Store): Pick<Store, 'rating' | 'featuredRank' | 'searchWords'> {
  const steps = store.featured ? 2 : store.verified ? 1 : 0;
  return {
    rating: averageRating(store.counts),
    featuredRank: steps * RANK_STEP + store.createdAt.getTime(),
    searchWords: prefixesOf(searchedTexts(store)),
  };
}

export const storeFields: DerivedFields<typeof Store> = {
  collection: COLLECTIONS.stores,
  schema: Store,
  derive: deriveStoreFields,
};
