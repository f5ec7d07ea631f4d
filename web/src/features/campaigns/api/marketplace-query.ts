import type { CampaignSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Open loots that pass a search, page by page; the last search's stay until the next one's are there. */
export function marketplaceQuery(search: CampaignSearch) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'marketplace', search],
    queryFn: ({ pageParam }) =>
      requestPage(listCampaigns, { query: { ...search, limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}
