import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { describe, expect, it } from 'vitest';
import {
  campaignSearchOf,
  filtersFromSearch,
  isNarrowed,
  noFilters,
  platformFilterOptions,
  searchFromFilters,
  type MarketplaceFilters,
} from './marketplace-filters.ts';

const everything: MarketplaceFilters = {
  search: 'iced tea',
  platform: 'ugc',
  niche: 'Food',
  minBudget: '1',
  maxBudget: '20',
  sort: 'budget_high',
  full: true,
};
const asked = (filters: Partial<MarketplaceFilters>) =>
  encodeRequest(listCampaigns, { query: campaignSearchOf({ ...noFilters, ...filters }) }).endpoint;

describe('filters in the address', () => {
  it('survive the way there and back', () => {
    expect(filtersFromSearch(new URLSearchParams(searchFromFilters(everything)))).toEqual(everything);
    expect(searchFromFilters(noFilters)).toEqual({});
  });

  it('are ignored when they make no sense', () => {
    const odd = 'platform=myspace&niche=Gold&min=-1&max=1.5&sort=random&full=yes';
    expect(filtersFromSearch(new URLSearchParams(odd))).toEqual(noFilters);
  });

  it('cut a search to what the server takes', () => {
    expect(filtersFromSearch(new URLSearchParams({ q: 'x'.repeat(200) })).search).toHaveLength(100);
  });
});

describe('what the server is asked', () => {
  it('is everything at once', () => {
    expect(asked(everything)).toBe(
      '/campaigns?search=iced%20tea&platform=ugc&niche=Food&minBudget=1&maxBudget=20&full=include&sort=budget_high',
    );
  });

  it('is nothing without filters, and nothing for blanks', () => {
    expect(asked({})).toBe('/campaigns');
    expect(asked({ search: '  ' })).toBe('/campaigns');
  });

  it('can be every platform and content type on offer', () => {
    const encoded = platformFilterOptions.map(({ value }) => asked({ platform: value }));
    expect(encoded).toHaveLength(8);
    expect(new Set(encoded).size).toBe(8);
  });
});

describe('isNarrowed', () => {
  it('means filters, not the order or full loots', () => {
    expect(isNarrowed({ ...noFilters, sort: 'ending', full: true })).toBe(false);
    expect(isNarrowed({ ...noFilters, maxBudget: '0' })).toBe(true);
  });
});
