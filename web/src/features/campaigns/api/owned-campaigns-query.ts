import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What an owner's loots are narrowed to. */
interface LootsWanted {
  /** Words whose beginnings stand in title, description or platforms. */
  words?: string;
  status?: CampaignStatus | undefined;
}

/** An owner's own loots, newest first; the last search's stay until the next one's are there. */
export function ownedCampaignsQuery(ownerId: string, { words = '', status }: LootsWanted = {}) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'owned', ownerId, status ?? 'all', words],
    queryFn: ({ pageParam }) =>
      requestPage(listCampaignsOfOwner, {
        params: { id: ownerId },
        query: { status, search: words || undefined, limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    ...liveOrEvery(REFRESH_MS, 'campaigns'),
  });
}
