import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { applicationQuery } from '../../features/applications/api/queries.ts';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { applicationDeliverablesQuery, earningsQuery } from '../../features/deliverables/api/queries.ts';
import { creatorPayoutsQuery } from '../../features/payouts/api/queries.ts';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { askFor, askForPages, askUnkept, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator'], ({ params: { projectId = '' }, user: { uid } }) => {
  const project = applicationQuery(projectId);
  void askFor(project).then(() => {
    const { campaign_id: campaignId } = queryClient.getQueryData(project.queryKey) ?? {};
    if (campaignId === undefined) return;
    void askFor(campaignQuery(campaignId));
    void askForPages(creatorPayoutsQuery(uid, { campaignId }));
  });
  void askFor(earningsQuery(projectId));
  void askForPages(applicationDeliverablesQuery(projectId));
  void askUnkept(queryOf(getConnectedAccount, { params: { id: uid } }));
});
