import { approvedApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ownDeliverablesQuery } from '../../features/deliverables/api/queries.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator'], ({ search, user }) => {
  void askForPages(ownDeliverablesQuery);
  if (!search.has('status')) void askForPages(approvedApplicationsQuery(user.uid));
});
