import { ownApplicationsQuery } from '../../features/applications/api/queries.ts';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { savedIdsQuery } from '../../features/campaigns/api/saved-queries.ts';
import { askFor, type FirstData } from './visit.ts';

export const firstData: FirstData = ({ params: { id = '' }, user }) => {
  void askFor(campaignQuery(id));
  if (user?.role !== 'content_creator') return;
  void askFor(ownApplicationsQuery(user.uid, [id]));
  void askFor(savedIdsQuery());
};
