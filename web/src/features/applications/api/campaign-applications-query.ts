import { listApplicationsOfCampaign } from '@doubloon/contract/applications/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Applications to one loot, newest first. */
export function campaignApplicationsQuery(campaignId: string) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'campaign', campaignId],
    queryFn: ({ pageParam }) =>
      requestPage(listApplicationsOfCampaign, {
        params: { id: campaignId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
