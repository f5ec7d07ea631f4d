import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Open loots, newest first, of one platform or of all. */
export function marketplaceQuery(platform: PlatformId | undefined) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'marketplace', platform ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listCampaigns, { query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam, platform } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
