import { listCampaignDeliverables } from '@doubloon/contract/campaigns/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Treasures delivered to one loot, newest first. */
export function campaignTreasuresQuery(campaignId: string) {
  return infiniteQueryOptions({
    queryKey: ['treasures', 'campaign', campaignId],
    queryFn: ({ pageParam }) =>
      requestPage(listCampaignDeliverables, {
        params: { id: campaignId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
