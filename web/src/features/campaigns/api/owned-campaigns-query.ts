import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';

/** An owner's own loots, newest first. */
export function ownedCampaignsQuery(ownerId: string) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'owned', ownerId],
    queryFn: ({ pageParam }) =>
      requestPage(listCampaignsOfOwner, {
        params: { id: ownerId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    refetchInterval: REFRESH_MS,
  });
}
