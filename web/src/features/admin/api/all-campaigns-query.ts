import { listAllCampaigns } from '@doubloon/contract/admin/operations.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Everybody's loots, in one status or in any, by words or not, newest first; the last search's stay until the next one's are there. */
export function allCampaignsQuery(status: CampaignStatus | undefined, words: string) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'campaigns', status, words],
    queryFn: ({ pageParam }) =>
      requestPage(listAllCampaigns, {
        query: { status, search: words || undefined, limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}
