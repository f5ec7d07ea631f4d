import { managedCampaignQuery } from '../../features/campaigns/api/queries.ts';
import { askFor, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner', 'admin'], ({ params: { productId = '' } }) => {
  void askFor(managedCampaignQuery(productId));
});
