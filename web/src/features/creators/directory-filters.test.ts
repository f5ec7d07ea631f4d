import { describe, expect, it } from 'vitest';
import { creatorSearchOf, filtersFromSearch, isNarrowed, noFilters, searchFromFilters } from './directory-filters.ts';

describe('the filters of the creators directory', () => {
  it('come back from an address as they were written into it', () => {
    const filters = { search: 'kopi rain', category: 'travel', sort: 'rating', following: true } as const;
    const written = searchFromFilters(filters);
    expect(written).toEqual({ q: 'kopi rain', category: 'travel', sort: 'rating', following: '1' });
    expect(filtersFromSearch(new URLSearchParams(written))).toEqual(filters);
  });

  it('leave an address without any alone', () => {
    expect(searchFromFilters({ ...noFilters, search: '  ' })).toEqual({});
    expect(filtersFromSearch(new URLSearchParams())).toEqual(noFilters);
  });

  it('pass over what nobody offers', () => {
    const search = new URLSearchParams({ q: 'x'.repeat(300), category: 'piracy', sort: 'loudest' });
    expect(filtersFromSearch(search)).toEqual({ ...noFilters, search: 'x'.repeat(100) });
  });

  it('are sent without what is not set', () => {
    expect(creatorSearchOf(noFilters)).toEqual({ sort: 'featured' });
    expect(creatorSearchOf({ ...noFilters, search: ' tea ', category: 'food', sort: 'newest' })).toEqual({
      search: 'tea',
      category: 'food',
      sort: 'newest',
    });
  });

  it('narrow the list by words and category, not by order', () => {
    expect(isNarrowed({ ...noFilters, sort: 'newest' })).toBe(false);
    expect(isNarrowed({ ...noFilters, search: 'tea' })).toBe(true);
    expect(isNarrowed({ ...noFilters, category: 'food' })).toBe(true);
  });
});
