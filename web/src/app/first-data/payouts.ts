import { getPaymentFlow } from '@doubloon/contract/dashboard/operations.ts';
import { creatorPayoutsQuery } from '../../features/payouts/api/queries.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { askFor, askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator'], ({ search, user: { uid } }) => {
  void askFor(queryOf(getPaymentFlow, { params: { uid } }));
  if (!search.has('payouts') && !search.has('payout')) void askForPages(creatorPayoutsQuery(uid));
});
