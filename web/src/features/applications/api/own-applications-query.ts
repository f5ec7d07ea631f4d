import { listOwnApplications } from '@doubloon/contract/applications/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** The creator's own applications to the given loots, which are one page of the marketplace or a single one. */
export function ownApplicationsQuery(userId: string, campaignIds: readonly string[]) {
  return queryOptions({
    queryKey: ['applications', 'own', userId, campaignIds],
    queryFn: async () => {
      const query = { userId, campaignIds: [...campaignIds], limit: MAX_PAGE_SIZE };
      return (await requestPage(listOwnApplications, { query })).items;
    },
    enabled: campaignIds.length > 0,
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications'),
  });
}
