import type { CreatorSort } from '@doubloon/contract/stores/operations.ts';
import { type CreatorCategory, Store } from '@doubloon/contract/stores/store.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { wordSearch } from '../platform/database/search-words.ts';
import { quoted } from '../platform/search/search-engine.ts';
import { type EngineQuery, type Searched, SORTED } from '../platform/search/searched.ts';
import { bandOfFollowers, searchedTexts } from './derived-fields.ts';

/** A search of the creators directory. */
interface CreatorsWanted {
  readonly sort?: CreatorSort | undefined;
  readonly category?: CreatorCategory | undefined;
  readonly search?: string | undefined;
}

/** The fields by which the search engine filters and sorts creators. */
interface CreatorFields {
  /** Empty for none. */
  readonly category: string;
  readonly featuredRank: number;
  /** The beginning of the band that their number is in, so that few follows write the entry. */
  readonly followers: number;
  /** In tenths of a star. */
  readonly rating: number;
  readonly createdAt: number;
}

const ORDERS: Readonly<Record<CreatorSort, EngineQuery<CreatorFields>['by']>> = {
  featured: { field: 'featuredRank', direction: 'desc', as: 'number' },
  followers: { field: 'followers', direction: 'desc', as: 'number' },
  rating: { field: 'rating', direction: 'desc', as: 'tenths' },
  newest: { field: 'createdAt', direction: 'desc', as: 'moment' },
};

/** The search of the creators directory, in which only open stores are found. */
export const searchedCreators: Searched<CreatorsWanted, Store, CreatorFields> = {
  name: 'creators',
  collection: COLLECTIONS.stores,
  schema: Store,
  fields: {
    category: { type: 'string' },
    featuredRank: { type: 'int32' },
    followers: { type: 'int32' },
    rating: { type: 'int32' },
    createdAt: { type: 'int64' },
  },
  entryOf(store) {
    if (store.status !== 'open') return null;
    const texts = searchedTexts(store);
    return {
      names: texts.slice(0, -1).filter((text) => text !== ''),
      texts: texts.slice(-1).filter((text) => text !== ''),
      category: store.category ?? '',
      featuredRank: store.featuredRank,
      followers: bandOfFollowers(store.counts.followers),
      rating: SORTED.tenths.toEngine(store.rating),
      createdAt: store.createdAt.getTime(),
    };
  },
  queryOf({ sort = 'featured', category, search = '' }) {
    const words = wordSearch(search)?.words;
    return words ? { words, filters: category ? [`category:=${quoted(category)}`] : [], by: ORDERS[sort] } : null;
  },
  shows: (store, { category }) => store.status === 'open' && (category === undefined || store.category === category),
  fromFirestore: (db, { sort = 'featured', category, search = '' }, page) =>
    db.stores.pageOfOpen(page, { sort, category, search: wordSearch(search) ?? undefined }),
  findMap: (db, ids) => db.stores.findMap(ids),
};
