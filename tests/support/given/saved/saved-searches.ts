import type { SavedFilters, SavedSearch } from '@doubloon/contract/campaigns/saved-search.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { put } from '../../access-cells/cell.ts';
import { unique } from '../people.ts';
import type { Person } from '../person.ts';

/** Filters that a campaign of `storeCampaign` passes. */
export const someFilters: SavedFilters = {
  search: 'tea',
  platform: 'tiktok',
  niche: null,
  minBudget: 10,
  maxBudget: null,
  sort: 'newest',
  full: false,
};

/** Stores a search that `creator` has saved, and returns it. */
export async function storeSavedSearch({ uid }: Person, fields: Partial<SavedSearch> = {}): Promise<SavedSearch> {
  const id = unique('srh_');
  const search: SavedSearch = {
    ...{ id, uid, name: id, filters: someFilters, createdAt: new Date() },
    ...{ lookAt: null, lookedAt: null, matchedAt: null, toldIds: [], notice: null, ...fields },
  };
  await put(COLLECTIONS.savedSearches, search.id, search);
  return search;
}
