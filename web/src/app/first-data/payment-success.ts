import { isOurGateway, paidCampaignQuery } from '../../features/campaigns/api/paid-campaign-query.ts';
import { askUnkept, type FirstData } from './visit.ts';

export const firstData: FirstData = ({ search }) => {
  const sessionId = search.get('session_id');
  if (sessionId && isOurGateway(search)) void askUnkept(paidCampaignQuery(sessionId));
};
