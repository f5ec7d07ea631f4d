import { ownedCampaignsQuery } from '../../features/campaigns/api/queries.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner'], ({ search, user }) => {
  if (search.size === 0) void askForPages(ownedCampaignsQuery(user.uid));
});
