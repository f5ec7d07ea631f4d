import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminText } from '../../../shared/text/admin.ts';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { searchUsers } from '@doubloon/contract/admin/operations.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';

/** The fewest characters that are searched for. */
export const MIN_SEARCH = 2;

interface FoundPeopleProps {
  search: string;
  role?: AdminUserView['role'];
  children: (people: readonly AdminUserView[]) => ReactNode;
}

/** The people that a search finds, of one role or all, page by page. */
export function FoundPeople({ search, role, children }: FoundPeopleProps) {
  const list = useInfiniteQuery(foundUsersQuery(search, role));
  return (
    <PagedList
      isMain
      list={list}
      problem={adminText.usersFailed}
      empty={<EmptyState drawing="compass" title={adminText.usersNone} />}
    >
      {children}
    </PagedList>
  );
}

/** People by e-mail, or by what stands in their name or username, of one role or all. */
function foundUsersQuery(search: string, role?: AdminUserView['role']) {
  return pagesOf(searchUsers, { query: { search, role } });
}
