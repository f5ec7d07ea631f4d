import { useSearchParams } from 'react-router-dom';
import { roleLabel } from '../../../../shared/state/session.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { StatusFilter, useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { FoundPeople, MIN_SEARCH, PeopleSearch } from './people-search.tsx';
import { PeopleTable } from './people-table.tsx';

/** The search in full on phones, and the choices beside each other below it; all on one line elsewhere. */
const Filters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr) repeat(2, minmax(0, 11rem))' },
    columnGap: { base: '3', md: '4' },
    rowGap: '3',
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > div': { width: 'full' },
  },
});

const roleLabels = {
  all: 'All',
  content_creator: roleLabel('content_creator'),
  business_owner: roleLabel('business_owner'),
  user: roleLabel('user'),
  admin: roleLabel('admin'),
} as const;
const stateLabels = { all: 'All', active: 'Can sign in', disabled: 'Disabled' } as const;

/** Everybody, or those who are found by an e-mail, name or username, of one role and state or all, each leading to their page. */
export function PeopleScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('q')?.trim() ?? '';
  const role = useNarrowing(roleLabels, { names: { choice: 'role', words: 'q' }, label: 'Role' });
  const state = useNarrowing(stateLabels, { names: { choice: 'state', words: 'q' }, label: 'State' });
  return (
    <>
      <Filters>
        <PeopleSearch />
        <StatusFilter {...role.narrowing.choice} />
        <StatusFilter {...state.narrowing.choice} />
      </Filters>
      <FoundPeople search={wanted.length < MIN_SEARCH ? undefined : wanted} role={role.status} state={state.status}>
        {(people) => <PeopleTable people={people} />}
      </FoundPeople>
    </>
  );
}
