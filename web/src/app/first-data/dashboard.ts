import { getDashboardTrends } from '@doubloon/contract/dashboard/operations.ts';
import {
  creatorWaitingQuery,
  ownerWaitingQuery,
  paymentFlowQuery,
  recentApplicationsQuery,
  recentCampaignsQuery,
  summaryQuery,
} from '../../features/dashboard/api/queries.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { askFor, forRoles } from './visit.ts';

/** All that the screen waits for before it shows its sections, which come together. */
export const firstData = forRoles(['content_creator', 'business_owner'], ({ user }) => {
  const { uid } = user;
  if (user.role === 'content_creator') {
    void askFor(recentApplicationsQuery(uid));
    void askFor(creatorWaitingQuery(uid));
  } else {
    void askFor(recentCampaignsQuery(uid));
    void askFor(ownerWaitingQuery(uid));
  }
  void askFor(summaryQuery(user));
  void askFor(paymentFlowQuery(uid));
  void askFor(queryOf(getDashboardTrends, { params: { uid } }));
});
