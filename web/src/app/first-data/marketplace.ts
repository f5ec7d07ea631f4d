import { marketplaceQuery } from '../../features/campaigns/api/marketplace-query.ts';
import { filtersFromSearch } from '../../features/campaigns/browse/marketplace-filters.ts';
import { askForPages, forRoles } from './visit.ts';

export const firstData = forRoles(['business_owner', 'content_creator', 'admin'], ({ search }) => {
  void askForPages(marketplaceQuery(filtersFromSearch(search)));
});
