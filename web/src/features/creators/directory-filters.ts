import { CREATOR_SORTS, type CreatorSort } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory, type CreatorCard } from '@doubloon/contract/stores/store.ts';
import { hasWords } from '../../shared/ui/lists/narrowing.tsx';

/** Filters of the creator directory; an empty text means no filter. */
export interface DirectoryFilters {
  search: string;
  category: CreatorCategory | '';
  sort: CreatorSort;
  /** True for only those creators whom the reader follows, latest first whatever the order. */
  following: boolean;
}

export const noFilters: DirectoryFilters = { search: '', category: '', sort: 'featured', following: false };

/** The longest search the server takes. */
const MAX_SEARCH_LENGTH = 100;

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
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: CreatorCategory.safeParse(search.get('category')).data ?? '',
    sort: CREATOR_SORTS.find((sort) => sort === search.get('sort')) ?? 'featured',
    following: search.get('following') === '1',
  };
}

/** Writes filters as an address has them; those not set are left out. */
export function searchFromFilters({ search, category, sort, following }: DirectoryFilters): Record<string, string> {
  return {
    ...(search.trim() && { q: search.trim() }),
    ...(category && { category }),
    ...(sort !== 'featured' && { sort }),
    ...(following && { following: '1' }),
  };
}

/** True when both filters lead to the same list. */
export function sameFilters(one: DirectoryFilters, other: DirectoryFilters): boolean {
  return JSON.stringify(searchFromFilters(one)) === JSON.stringify(searchFromFilters(other));
}

/** True when a filter narrows the list; the order does not. */
export function isNarrowed({ search, category }: DirectoryFilters): boolean {
  return search.trim() !== '' || category !== '';
}

/** Turns the filters into the query sent to the server. */
export function creatorSearchOf({ search, category, sort }: DirectoryFilters) {
  return { ...(search.trim() && { search: search.trim() }), ...(category && { category }), sort };
}

/** True when a creator matches search and category, for lists the server does not filter by them. */
export function passes(creator: CreatorCard, { search, category }: DirectoryFilters): boolean {
  const { name, username, description, location, specialties } = creator;
  return (
    (category === '' || creator.category === category) &&
    hasWords(search.trim(), name, username ?? '', description, location, creator.category ?? '', ...specialties)
  );
}
