import { ownerApplicationsQuery } from '../../features/applications/api/queries.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner'], ({ search, user }) => {
  if (!search.has('status')) void askForPages(ownerApplicationsQuery(user.uid));
});
