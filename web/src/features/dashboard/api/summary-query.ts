import { listApplicationsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { StatsInEitherShape, summaryFromApplications, summaryFromCampaigns, summaryFromStats } from '../summary.ts';
import { answerOr } from './answer-or.ts';

const statsInEitherShape = { ...getDashboardStats, output: StatsInEitherShape };

/** The numbers of one's dashboard. When the server has none at first, they are counted from the latest campaigns or applications. */
export function summaryQuery({ uid, role }: SessionUser) {
  return queryOptions({
    queryKey: ['dashboard', 'summary', uid, role],
    queryFn: (context) =>
      answerOr(
        context,
        async () => summaryFromStats(await request(statsInEitherShape, { params: { uid } })),
        async () => {
          const call = { params: { id: uid }, query: { limit: MAX_PAGE_SIZE } };
          return role === 'content_creator'
            ? summaryFromApplications((await requestPage(listApplicationsOfCreator, call)).items)
            : summaryFromCampaigns((await requestPage(listCampaignsOfOwner, call)).items);
        },
      ),
    ...liveOrEvery(REFRESH_MS, 'dashboard'),
  });
}
