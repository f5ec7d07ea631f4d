import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { searchUsers } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { useSearch } from '../../../shared/state/use-search.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';

/** Looks for people; what is looked for stands in the address (`q`). */
export function PeopleSearch({ label }: { label: string }) {
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
        setShort(wanted.length < MIN_SEARCH);
        if (wanted.length >= MIN_SEARCH) setSearch({ q: wanted });
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
  search: string;
  role?: AdminUserView['role'];
  children: (people: readonly AdminUserView[]) => ReactNode;
}

/** The people that a search finds by e-mail, or by part of a name or username, of one role or all, page by page. */
export function FoundPeople({ search, role, children }: FoundPeopleProps) {
  const list = useInfiniteQuery(pagesOf(searchUsers, { query: { search, role } }));
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
