import { creatorsQuery } from '../../features/creators/api/creators-query.ts';
import { filtersFromSearch } from '../../features/creators/directory-filters.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner', 'content_creator', 'admin'], ({ search, user }) => {
  void askForPages(creatorsQuery(filtersFromSearch(search), user.uid));
});
