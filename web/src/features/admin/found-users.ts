import { searchUsers } from '@doubloon/contract/admin/operations.ts';
import { queryOf } from '../../shared/api/query.ts';

/** The fewest characters that are searched for. */
export const MIN_SEARCH = 2;

/** People by e-mail, or by what stands in their name or username. */
export function foundUsersQuery(search: string) {
  return queryOf(searchUsers, { query: { search } }, { enabled: search.length >= MIN_SEARCH });
}
