import { campaignApplicationsQuery } from '../../features/applications/api/queries.ts';
import { managedCampaignQuery, refundQuery } from '../../features/campaigns/api/queries.ts';
import { askFor, askForPages, askPagesUnkept, askUnkept, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner', 'admin'], ({ params: { productId = '' }, search, user }) => {
  const [ask, askPages] = user.role === 'admin' ? [askUnkept, askPagesUnkept] : [askFor, askForPages];
  void ask(managedCampaignQuery(productId));
  void ask(refundQuery(productId));
  // The tab that is open without another one in the address.
  if (search.size === 0) void askPages(campaignApplicationsQuery(productId));
});
