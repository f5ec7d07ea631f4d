import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { searchUsers } from '@doubloon/contract/admin/operations.ts';
import { pagesOf } from '../../shared/api/query.ts';

/** The fewest characters that are searched for. */
export const MIN_SEARCH = 2;

/** People by e-mail, or by what stands in their name or username, of one role or all. */
export function foundUsersQuery(search: string, role?: AdminUserView['role']) {
  return pagesOf(searchUsers, { query: { search, role } });
}
