import { countApplications } from '@doubloon/contract/applications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** How many creators have applied to a loot. */
export function applicationCountQuery(campaignId: string) {
  return queryOptions({
    queryKey: ['campaigns', 'application-count', campaignId],
    queryFn: () => request(countApplications, { params: { campaignId } }),
    ...liveOrEvery(WAITED_FOR_MS, `campaign/${campaignId}`),
  });
}
