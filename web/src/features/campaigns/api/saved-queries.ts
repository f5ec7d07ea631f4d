import { listSavedLootIds, listSavedLoots } from '@doubloon/contract/campaigns/saved-operations.ts';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';

/** The ids of every loot that the creator has saved, for the hearts of all of them. */
export const savedIdsQuery = () => queryOf(listSavedLootIds, {});

/** The creator's saved loots, latest first. */
export const savedLootsQuery = () => pagesOf(listSavedLoots, { query: {} });
