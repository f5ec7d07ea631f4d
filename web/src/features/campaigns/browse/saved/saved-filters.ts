import { NICHES } from '@doubloon/contract/shared/constants.ts';
import type { SavedFilters } from '@doubloon/contract/campaigns/saved-search.ts';
import { campaignSearchOf, noFilters, type MarketplaceFilters } from '../marketplace-filters.ts';

/** Turns the filters of the marketplace into those that are saved. */
export function toSavedFilters(filters: MarketplaceFilters): SavedFilters {
  const { search, platform, minBudget, maxBudget } = campaignSearchOf(filters);
  return {
    search: search ?? null,
    platform: platform ?? null,
    niche: NICHES.find((niche) => niche === filters.niche) ?? null,
    minBudget: minBudget ?? null,
    maxBudget: maxBudget ?? null,
    sort: filters.sort,
    full: filters.full,
  };
}

/** Turns saved filters into those of the marketplace. */
export function fromSavedFilters({ search, platform, niche, minBudget, maxBudget, sort, full }: SavedFilters) {
  const shown: MarketplaceFilters = {
    ...noFilters,
    search: search ?? '',
    platform: platform ?? '',
    niche: niche ?? '',
    minBudget: minBudget === null ? '' : String(minBudget),
    maxBudget: maxBudget === null ? '' : String(maxBudget),
    sort,
    full,
  };
  return shown;
}
