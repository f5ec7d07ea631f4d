import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { listApplicationsOfCampaign } from '@doubloon/contract/applications/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** Applications to one loot, newest first; only those of a status when one is given. */
export function campaignApplicationsQuery(campaignId: string, status?: ApplicationStatus) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'campaign', campaignId, status ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listApplicationsOfCampaign, {
        params: { id: campaignId },
        query: { status: status && [status], limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications'),
  });
}
