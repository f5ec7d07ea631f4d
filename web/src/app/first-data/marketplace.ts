import { marketplaceQuery } from '../../features/campaigns/api/marketplace-query.ts';
import { savedIdsQuery, savedLootsQuery } from '../../features/campaigns/api/saved-queries.ts';
import { filtersFromSearch } from '../../features/campaigns/browse/marketplace-filters.ts';
import { SAVED_ONLY } from '../../features/campaigns/browse/saved/saved-only.ts';
import { askFor, askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner', 'content_creator', 'admin'], ({ search, user }) => {
  const isCreator = user.role === 'content_creator';
  if (isCreator) void askFor(savedIdsQuery());
  if (isCreator && search.has(SAVED_ONLY)) void askForPages(savedLootsQuery());
  else void askForPages(marketplaceQuery(filtersFromSearch(search)));
});
