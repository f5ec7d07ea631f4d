import { CampaignFacet, CampaignSort, type CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPES } from '@doubloon/contract/shared/content-types.ts';
import { PLATFORMS } from '@doubloon/contract/shared/platforms.ts';

/** Filters of the marketplace as typed; an empty text means no filter. Budgets are whole dollars. */
export interface MarketplaceFilters {
  search: string;
  platform: string;
  niche: string;
  minBudget: string;
  maxBudget: string;
  sort: CampaignSort;
  /** True to show loots whose creator slots are all taken, too. */
  full: boolean;
}

export const noFilters: MarketplaceFilters = {
  search: '',
  platform: '',
  niche: '',
  minBudget: '',
  maxBudget: '',
  sort: 'newest',
  full: false,
};

/** The longest search the server takes. */
const MAX_SEARCH_LENGTH = 100;

/** Options of the platform filter, in order: the platforms, then the content types. */
export const platformFilterOptions: readonly { value: string; label: string }[] = [...PLATFORMS, ...CONTENT_TYPES].map(
  ({ id, label }) => ({ value: id, label }),
);

export const nicheFilterOptions: readonly string[] = NICHES;

export const slotOptions: readonly { value: 'left' | 'any'; label: string }[] = [
  { value: 'left', label: 'Some left' },
  { value: 'any', label: 'All taken, too' },
];

export const sortOptions: readonly { value: CampaignSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'budget_high', label: 'Highest budget' },
  { value: 'budget_low', label: 'Lowest budget' },
  { value: 'ending', label: 'Ending soon' },
];

/** Reads filters out of an address; unknown values and budgets that are no whole numbers count as not set. */
export function filtersFromSearch(search: URLSearchParams): MarketplaceFilters {
  const text = (name: string) => search.get(name) ?? '';
  const oneOf = (name: string, options: readonly string[]) => (options.includes(text(name)) ? text(name) : '');
  const digits = (name: string) => (/^\d{1,9}$/.test(text(name)) ? text(name) : '');
  return {
    search: text('q').slice(0, MAX_SEARCH_LENGTH),
    platform: oneOf('platform', CampaignFacet.options),
    niche: oneOf('niche', nicheFilterOptions),
    minBudget: digits('min'),
    maxBudget: digits('max'),
    sort: CampaignSort.safeParse(text('sort')).data ?? 'newest',
    full: text('full') === '1',
  };
}

/** Writes filters as an address has them; those not set are left out. */
export function searchFromFilters(filters: MarketplaceFilters): Record<string, string> {
  const named = {
    q: filters.search.trim(),
    platform: filters.platform,
    niche: filters.niche,
    min: filters.minBudget,
    max: filters.maxBudget,
    sort: filters.sort === 'newest' ? '' : filters.sort,
    full: filters.full ? '1' : '',
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

/** True when both filters lead to the same list. */
export function sameFilters(one: MarketplaceFilters, other: MarketplaceFilters): boolean {
  return JSON.stringify(searchFromFilters(one)) === JSON.stringify(searchFromFilters(other));
}

/** True when a filter narrows the list; the order and showing full loots do not. */
export function isNarrowed({ search, platform, niche, minBudget, maxBudget }: MarketplaceFilters): boolean {
  return [search.trim(), platform, niche, minBudget, maxBudget].some((value) => value !== '');
}

/** Turns the filters into the query sent to the server. */
export function campaignSearchOf(filters: MarketplaceFilters): CampaignSearch {
  const { search, platform, niche, minBudget, maxBudget, sort, full } = filters;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(platform && { platform: CampaignFacet.parse(platform) }),
    ...(niche && { niche: NICHES.find((known) => known === niche) }),
    ...(minBudget && { minBudget: Number(minBudget) }),
    ...(maxBudget && { maxBudget: Number(maxBudget) }),
    ...(full && { full: 'include' as const }),
    ...(sort !== 'newest' && { sort }),
  };
}
