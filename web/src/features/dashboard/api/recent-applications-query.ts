import { listApplicationsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { listRecentApplications } from '@doubloon/contract/dashboard/operations.ts';
import { DASHBOARD_RECENT_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

const query = { limit: DASHBOARD_RECENT_ITEMS };

/** A creator's latest applications; taken from the list of all when the server's short list fails. */
export function recentApplicationsQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'recent-applications', creatorId],
    queryFn: () =>
      request(listRecentApplications, { params: { id: creatorId }, query }).catch(
        async () =>
          (
            await requestPage(listApplicationsOfCreator, {
              params: { id: creatorId },
              query,
            })
          ).items,
      ),
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications'),
  });
}
