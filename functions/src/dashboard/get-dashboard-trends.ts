import type * as operations from '@doubloon/contract/dashboard/operations.ts';
import { TREND_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { listApplicationsOfCreator, listApplicationsOfOwner } from '../applications/show-applications.ts';
import { listCampaignsOfOwner } from '../campaigns/list-campaigns.ts';
import { pageOfOwnDeliverables } from '../deliverables/list-deliverables.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '../payments/statements/show-payouts.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toTrends } from './trends.ts';

const query = { limit: TREND_ITEMS };

/** The last months of an owner's campaigns, or of a creator's work. */
export const getDashboardTrends: Handler<typeof operations.getDashboardTrends> = async (call, { params }) => {
  const input = { params: { id: params.uid }, query };
  const isCreator = call.caller.role === 'content_creator';
  const [campaigns, applications, deliverables, payouts] = await Promise.all([
    isCreator ? { items: [], nextCursor: null } : listCampaignsOfOwner(call, input),
    isCreator ? listApplicationsOfCreator(call, input) : listApplicationsOfOwner(call, input),
    pageOfOwnDeliverables(call, query),
    isCreator ? listPayoutsOfCreator(call, input) : listPayoutsOfOwner(call, input),
  ]);
  return toTrends({ campaigns, applications, deliverables, payouts }, call.clock.now());
};
