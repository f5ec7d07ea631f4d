import { listSavedSearches } from '@doubloon/contract/campaigns/saved-search-operations.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';

/** The creator's saved searches, latest first. */
export const savedSearchesQuery = () => queryOf(listSavedSearches, {});
