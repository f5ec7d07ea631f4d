import { listApplicationsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import { DashboardStats } from '@doubloon/contract/dashboard/dashboard.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { summaryFromApplications, summaryFromCampaigns, summaryFromStats } from '../summary.ts';

// Either shape of the specification is enough.
const statsInEitherShape = { ...getDashboardStats, output: DashboardStats.partial() };

/** The numbers of one's dashboard. When the server has none they are counted from the latest campaigns or applications. */
export function summaryQuery({ uid, role }: SessionUser) {
  return queryOptions({
    queryKey: ['dashboard', 'summary', uid, role],
    queryFn: async () => {
      try {
        return summaryFromStats(await request(statsInEitherShape, { params: { uid } }));
      } catch {
        const call = { params: { id: uid }, query: { limit: MAX_PAGE_SIZE } };
        return role === 'content_creator'
          ? summaryFromApplications((await requestPage(listApplicationsOfCreator, call)).items)
          : summaryFromCampaigns((await requestPage(listCampaignsOfOwner, call)).items);
      }
    },
    ...liveOrEvery(REFRESH_MS, 'dashboard'),
  });
}
