import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listRecentCampaigns } from '@doubloon/contract/dashboard/operations.ts';
import { DASHBOARD_RECENT_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

const query = { limit: DASHBOARD_RECENT_ITEMS };

/** An owner's latest loots; taken from the list of all when the server's short list fails. */
export function recentCampaignsQuery(ownerId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'recent-campaigns', ownerId],
    queryFn: () =>
      request(listRecentCampaigns, { params: { id: ownerId }, query }).catch(
        async () =>
          (
            await requestPage(listCampaignsOfOwner, {
              params: { id: ownerId },
              query,
            })
          ).items,
      ),
    ...liveOrEvery(WAITED_FOR_MS, 'campaigns'),
  });
}
