import { creatorApplicationsQuery } from '../../features/applications/api/queries.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator'], ({ search, user }) => {
  if (!search.has('status')) void askForPages(creatorApplicationsQuery(user.uid));
});
