import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { searchUsers } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { useSearch } from '../../../../shared/state/use-search.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { Field, TextInput } from '../../../../shared/ui/forms/field.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';

interface PeopleSearchProps {
  label: string;
  /** True where nothing has to be looked for: an empty search shows everybody again. */
  optional?: boolean;
}

/** Looks for people; what is looked for stands in the address (`q`), and whoever was chosen before (`creator`) no longer does. */
export function PeopleSearch({ label, optional = false }: PeopleSearchProps) {
  const [search, setSearch] = useSearch();
  const [text, setText] = useState(search.get('q') ?? '');
  const [short, setShort] = useState(false);
  return (
    <chakra.form
      role="search"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="flex-start"
      marginBottom="6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        const isShort = wanted.length < MIN_SEARCH && !(optional && wanted === '');
        setShort(isShort);
        if (isShort) return;
        setSearch((fields) => {
          const next = new URLSearchParams(fields);
          next.delete('creator');
          if (wanted === '') next.delete('q');
          else next.set('q', wanted);
          return next;
        });
      }}
    >
      <chakra.div flex="1" minWidth="14rem" maxWidth="28rem">
        <Field
          label={label}
          hint="A whole e-mail, or part of a name or username"
          error={short ? 'At least 2 characters' : undefined}
        >
          <TextInput type="search" value={text} maxLength={254} onChange={(event) => setText(event.target.value)} />
        </Field>
      </chakra.div>
      <Button type="submit" variant="outline" marginTop="1.75rem">
        Search
      </Button>
    </chakra.form>
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
