import type { getDashboardTrends } from '@doubloon/contract/dashboard/operations.ts';
import { TREND_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { showApplicationsOfCreator, showApplicationsOfOwner } from '../applications/show-applications.ts';
import { showCampaignsOfOwner } from '../campaigns/show-campaigns.ts';
import { pageOfOwnDeliverables } from '../deliverables/show-deliverables.ts';
import { showPayoutsOfCreator, showPayoutsOfOwner } from '../payments/statements/show-payouts.ts';
import type { Handler } from '../platform/operation-route.ts';
import { toTrends } from './trends.ts';

const query = { limit: TREND_ITEMS };

/** The last months of an owner's campaigns, or of a creator's work. */
export const showDashboardTrends: Handler<typeof getDashboardTrends> = async (call, { params }) => {
  const input = { params: { id: params.uid }, query };
  const isCreator = call.caller.role === 'content_creator';
  const [campaigns, applications, treasures, payouts] = await Promise.all([
    isCreator ? { items: [], nextCursor: null } : showCampaignsOfOwner(call, input),
    isCreator ? showApplicationsOfCreator(call, input) : showApplicationsOfOwner(call, input),
    pageOfOwnDeliverables(call, query),
    isCreator ? showPayoutsOfCreator(call, input) : showPayoutsOfOwner(call, input),
  ]);
  return toTrends({ campaigns, applications, treasures, payouts }, call.clock.now());
};
