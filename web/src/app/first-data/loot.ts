import { ownApplicationsQuery } from '../../features/applications/api/queries.ts';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { askFor, type FirstData } from './visit.ts';

export const firstData: FirstData = ({ params: { id = '' }, user }) => {
  void askFor(campaignQuery(id));
  if (user?.role === 'content_creator') void askFor(ownApplicationsQuery(user.uid, [id]));
};
