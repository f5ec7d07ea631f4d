import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { searchUsers } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { useSearchFields } from '../../../../shared/state/use-search.ts';
import { SearchField } from '../../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';

/** Looks for people; what is looked for stands in the address (`q`), and whoever was chosen before (`creator`) no longer does. */
export function PeopleSearch() {
  const [fields, change] = useSearchFields();
  const search = useCallback(
    (words: string) =>
      change((edited) => {
        edited.delete('creator');
        if (words.trim() === '') edited.delete('q');
        else edited.set('q', words.trim());
      }),
    [change],
  );
  return (
    <SearchField bare words={fields.get('q') ?? ''} placeholder="Name, username or whole e-mail" onChange={search} />
  );
}

/** The fewest characters that are searched for. */
export const MIN_SEARCH = 2;

interface FoundPeopleProps {
  /** The words that are looked for; left out for everybody. */
  search?: string | undefined;
  role?: AdminUserView['role'] | undefined;
  state?: 'active' | 'disabled' | undefined;
  children: (people: readonly AdminUserView[]) => ReactNode;
}

/** The people that a search finds by e-mail, or by part of a name or username, or everybody, of one role and state or all, page by page. */
export function FoundPeople({ search, role, state, children }: FoundPeopleProps) {
  const list = useInfiniteQuery(pagesOf(searchUsers, { query: { search, role, state } }));
  return (
    <PagedList
      isMain
      list={list}
      problem="Failed to search people"
      empty={<EmptyState drawing="compass" title="Nobody found" />}
    >
      {children}
    </PagedList>
  );
}
