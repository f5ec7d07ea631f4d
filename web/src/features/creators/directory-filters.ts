import { CREATOR_SORTS, type CreatorSort } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory } from '@doubloon/contract/stores/store.ts';

/** What somebody looks for among the creators; an empty text means no filter. */
export interface DirectoryFilters {
  search: string;
  category: CreatorCategory | '';
  sort: CreatorSort;
}

export const noFilters: DirectoryFilters = { search: '', category: '', sort: 'featured' };

/** The longest search the server takes. */
export const LONGEST_SEARCH = 100;

const sortLabels: Record<CreatorSort, string> = {
  featured: 'Featured first',
  followers: 'Most followers',
  rating: 'Best rated',
  newest: 'Newest',
};
export const sortOptions: readonly { value: CreatorSort; label: string }[] = CREATOR_SORTS.map((value) => ({
  value,
  label: sortLabels[value],
}));

/** Reads filters out of an address; unknown values count as not set. */
export function filtersFromSearch(search: URLSearchParams): DirectoryFilters {
  return {
    search: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: CreatorCategory.safeParse(search.get('category')).data ?? '',
    sort: CREATOR_SORTS.find((sort) => sort === search.get('sort')) ?? 'featured',
  };
}

/** Writes filters as an address has them; those not set are left out. */
export function searchFromFilters({ search, category, sort }: DirectoryFilters): Record<string, string> {
  return {
    ...(search.trim() && { q: search.trim() }),
    ...(category && { category }),
    ...(sort !== 'featured' && { sort }),
  };
}

/** Whether two lead to the same list. */
export function sameFilters(one: DirectoryFilters, other: DirectoryFilters): boolean {
  return one.search.trim() === other.search.trim() && one.category === other.category && one.sort === other.sort;
}

/** Whether anything narrows the list; the order does not. */
export function isNarrowed({ search, category }: DirectoryFilters): boolean {
  return search.trim() !== '' || category !== '';
}

/** What the server is asked for. */
export function creatorSearchOf({ search, category, sort }: DirectoryFilters) {
  return { ...(search.trim() && { search: search.trim() }), ...(category && { category }), sort };
}
