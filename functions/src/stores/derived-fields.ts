import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Store } from '@doubloon/contract/stores/store.ts';
import type { DerivedFields } from '../platform/derived-fields.ts';
import { prefixesOf } from '../platform/search-words.ts';
import { averageRating } from './average-rating.ts';

/** The texts of a store that the creators directory searches, most important first. */
export function searchedTexts({ name, username, category, location, specialties }: Store): string[] {
  return [name, username ?? '', category ?? '', location, ...specialties];
}

/** The values a store is found by in the creators directory. */
export function storeSearchWords(store: Store): string[] {
  return prefixesOf(searchedTexts(store));
}

export const storeFields: DerivedFields<typeof Store> = {
  collection: COLLECTIONS.stores,
  schema: Store,
  derive: (store) => ({ rating: averageRating(store.counts), searchWords: storeSearchWords(store) }),
};
