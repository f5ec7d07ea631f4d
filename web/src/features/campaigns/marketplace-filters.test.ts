import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../testing/a-campaign.ts';
import {
  filtersFromSearch,
  noFilters,
  passesFilters,
  searchFromFilters,
  serverPlatform,
} from './marketplace-filters.ts';

const tea = aCampaign({
  title: 'Iced Tea',
  description: 'Sip by the SEA',
  platforms: ['tiktok', 'xiaohongshu'],
  niche: 'Food',
  budget: 50_000,
});
const passes = (filters: Partial<typeof noFilters>) => passesFilters(tea, { ...noFilters, ...filters });

describe('passesFilters', () => {
  it('lets everything through without filters', () => {
    expect(passes({})).toBe(true);
  });

  it.each(['iced', 'by the sea', 'TIKTOK', 'rednote', '  tea '])('finds "%s" whatever the case', (search) => {
    expect(passes({ search })).toBe(true);
  });

  it('does not find what is in none of title, description and platforms', () => {
    expect(passes({ search: 'coffee' })).toBe(false);
    expect(passes({ search: 'Food' })).toBe(false);
  });

  it('filters by platform and niche', () => {
    expect(passes({ platform: 'tiktok' })).toBe(true);
    expect(passes({ platform: 'youtube' })).toBe(false);
    expect(passes({ niche: 'Food' })).toBe(true);
    expect(passes({ niche: 'Travel' })).toBe(false);
  });

  it('takes both budget bounds in whole dollars, inclusively', () => {
    expect(passes({ minBudget: '500', maxBudget: '500' })).toBe(true);
    expect(passes({ minBudget: '501' })).toBe(false);
    expect(passes({ maxBudget: '499' })).toBe(false);
  });
});

describe('filters in the address', () => {
  it('survive the way there and back', () => {
    const filters = { search: 'tea', platform: 'tiktok', niche: 'Food', minBudget: '1', maxBudget: '20' };
    expect(filtersFromSearch(new URLSearchParams(searchFromFilters(filters)))).toEqual(filters);
    expect(searchFromFilters(noFilters)).toEqual({});
  });

  it('are ignored when they make no sense', () => {
    expect(filtersFromSearch(new URLSearchParams('platform=clipping&niche=Gold&min=-1&max=1.5'))).toEqual(noFilters);
  });

  it('ask the server for a platform', () => {
    expect(serverPlatform({ ...noFilters, platform: 'tiktok' })).toBe('tiktok');
    expect(serverPlatform(noFilters)).toBeUndefined();
  });
});
