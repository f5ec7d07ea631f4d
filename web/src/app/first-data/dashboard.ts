import {
  creatorWaitingQuery,
  ownerWaitingQuery,
  paymentFlowQuery,
  recentApplicationsQuery,
  recentCampaignsQuery,
  summaryQuery,
  trendsQuery,
} from '../../features/dashboard/api/queries.ts';
import { creatorPayoutsQuery } from '../../features/payouts/api/queries.ts';
import { rangeOf } from '../../shared/ui/figures/range-choice.tsx';
import { askFor, askForPages, forRoles } from './visit.ts';

/** All that the screen waits for before it shows its sections, which come together. */
export const firstData = forRoles(['content_creator', 'business_owner'], ({ user, search }) => {
  const { uid } = user;
  if (user.role === 'content_creator') {
    void askFor(recentApplicationsQuery(uid));
    void askFor(creatorWaitingQuery(uid));
    void askForPages(creatorPayoutsQuery(uid));
  } else {
    void askFor(recentCampaignsQuery(uid));
    void askFor(ownerWaitingQuery(uid));
  }
  void askFor(summaryQuery(user));
  void askFor(paymentFlowQuery(uid));
  void askFor(trendsQuery(uid, rangeOf(search)));
});
