import { applicationQuery } from '../../features/applications/api/queries.ts';
import { askFor, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator'], ({ params: { projectId = '' } }) => {
  void askFor(applicationQuery(projectId));
});
