import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** One loot, public part. */
export function campaignQuery(id: string) {
  return queryOptions({ ...asked(id), ...liveOrEvery(REFRESH_MS, `loot/${id}`) });
}

/** One loot for its owner or an admin, who are also told of what waits in it. */
export function managedCampaignQuery(id: string) {
  return queryOptions({ ...asked(id), ...liveOrEvery(REFRESH_MS, `campaign/${id}`) });
}

const asked = (id: string) =>
  queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: () => request(getCampaign, { params: { id } }),
  });
