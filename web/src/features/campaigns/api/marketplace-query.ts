import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { campaignSearchOf, type MarketplaceFilters } from '../browse/marketplace-filters.ts';

/** Every open loot that passes the filters; the last filters' stay until the next one's are there. */
export function marketplaceQuery(filters: MarketplaceFilters) {
  return pagesOf(listCampaigns, { query: campaignSearchOf(filters) }, { placeholderData: keepPreviousData });
}
