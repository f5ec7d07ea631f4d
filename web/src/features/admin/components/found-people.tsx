import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminText } from '../../../shared/text/admin.ts';
import { CompassDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { foundUsersQuery } from '../found-users.ts';

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
      empty={<EmptyState drawing={<CompassDrawing />} title={adminText.usersNone} />}
    >
      {children}
    </PagedList>
  );
}
