import { countApplications } from '@doubloon/contract/applications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** How many creators have applied to a loot. */
export function applicationCountQuery(campaignId: string) {
  return queryOptions({
    queryKey: ['campaigns', 'application-count', campaignId],
    queryFn: () => request(countApplications, { params: { campaignId } }),
  });
}
