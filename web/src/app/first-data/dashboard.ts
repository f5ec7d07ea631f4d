import { creatorWaitingQuery, ownerWaitingQuery, summaryQuery } from '../../features/dashboard/api/queries.ts';
import { askFor, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator', 'business_owner'], ({ user }) => {
  void askFor(summaryQuery(user));
  if (user.role === 'content_creator') void askFor(creatorWaitingQuery(user.uid));
  else void askFor(ownerWaitingQuery(user.uid));
});
