import { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { type Page, MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import type { CreatorSort } from '@doubloon/contract/stores/operations.ts';
import { Store, type CreatorCategory } from '@doubloon/contract/stores/store.ts';
import { storeOf } from '../platform/database/document-store.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import type { WordSearch } from '../platform/database/search-words.ts';
import { pageOfLeading, sortedPage, type SortField } from '../platform/database/sorted-page.ts';
import { searchedTexts } from './derived-fields.ts';

/** The saved settings of creators' stores. */
export class StoreSettingsStore extends storeOf('storeSettings', StoreSettings, ({ id }) => id) {}

const BY_RANK = {
  field: 'featuredRank',
  direction: 'desc',
  read: ({ featuredRank }: Store) => featuredRank,
} as const;

const BY_FOLLOWERS = {
  field: 'counts.followers',
  direction: 'desc',
  read: ({ counts }: Store) => counts.followers,
} as const;

const SORTINGS: Record<CreatorSort, SortField<Store>> = {
  featured: BY_RANK,
  followers: BY_FOLLOWERS,
  rating: { field: 'rating', direction: 'desc', read: ({ rating }) => rating },
  newest: { field: 'createdAt', direction: 'desc', read: ({ createdAt }) => createdAt },
};

/** The order and filter of the creators directory. */
interface CreatorsWanted {
  readonly sort: CreatorSort;
  readonly category?: CreatorCategory | undefined;
  readonly search?: WordSearch | undefined;
}

export class CreatorStores extends storeOf('stores', Store, ({ id }) => id) {
  /**
   * A page of the open stores. Reads one document more than the page, with a search at most `MAX_SEARCH_READS`. A search sorted by followers sorts those of the
   * highest rank that it reads, and leaves out the rest.
   */
  pageOfOpen(page: PageWanted, { sort, category, search }: CreatorsWanted): Promise<Page<Store>> {
    let query = this.documents.where('status', '==', 'open');
    if (category) query = query.where('category', '==', category);
    if (search) query = query.where('searchWords', 'array-contains', search.indexed);
    const keep = search && ((store: Store) => search.finds(searchedTexts(store)));
    // An index of words and followers would be rewritten for every word of a store whenever somebody follows it.
    if (search && sort === 'followers') {
      const { field, direction } = BY_RANK;
      return pageOfLeading(query.orderBy(field, direction), page, {
        by: BY_FOLLOWERS,
        keep,
        maxReads: MAX_SEARCH_READS,
      });
    }
    return sortedPage(query, page, { by: SORTINGS[sort], keep, maxReads: MAX_SEARCH_READS });
  }

  /** Removes a store and its settings. Writes 2. */
  override remove(id: string): void {
    super.remove(id);
    new StoreSettingsStore(this.session).remove(id);
  }
}
