import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/query.ts';
import { campaignSearchOf, type MarketplaceFilters } from '../marketplace-filters.ts';

/** Every open loot that passes the filters; the last filters' stay until the next one's are there. */
export function marketplaceQuery(filters: MarketplaceFilters) {
  return pagesOf(listCampaigns, { query: campaignSearchOf(filters) }, { placeholderData: keepPreviousData });
}
