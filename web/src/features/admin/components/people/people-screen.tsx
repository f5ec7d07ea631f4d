import { useSearchParams } from 'react-router-dom';
import { roleLabel } from '../../../../shared/state/session.ts';
import { useOnPhone } from '../../../../shared/state/use-media-query.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { StatusSegments, StatusSelect } from '../../../../shared/ui/lists/status-segments.tsx';
import { FoundPeople, MIN_SEARCH, PeopleSearch } from './people-search.tsx';
import { PeopleTable } from './people-table.tsx';

/** The search first, the state beside it, and the roles in a line below; on phones both below the search. */
const Filters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr) auto' },
    gap: '3',
    marginBottom: { base: '4', md: '5' },
    '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > fieldset': { gridColumn: '1 / -1' },
    '& select': { width: { base: 'full', md: 'auto' } },
  },
});

const roleLabels = {
  all: 'Everybody',
  content_creator: roleLabel('content_creator'),
  business_owner: roleLabel('business_owner'),
  user: roleLabel('user'),
  admin: roleLabel('admin'),
} as const;
const stateLabels = { all: 'Any state', active: 'Can sign in', disabled: 'Disabled' } as const;

/** Everybody, or those who are found by an e-mail, name or username, of one role and state or all, each leading to their page. */
export function PeopleScreen() {
  const [search] = useSearchParams();
  const onPhone = useOnPhone();
  const wanted = search.get('q')?.trim() ?? '';
  const role = useNarrowing(roleLabels, { names: { choice: 'role', words: 'q' }, label: 'Role' });
  const state = useNarrowing(stateLabels, { names: { choice: 'state', words: 'q' }, label: 'State' });
  return (
    <>
      <Filters>
        <PeopleSearch />
        <StatusSelect {...state.narrowing.choice} />
        {onPhone ? <StatusSelect {...role.narrowing.choice} /> : <StatusSegments {...role.narrowing.choice} />}
      </Filters>
      <FoundPeople search={wanted.length < MIN_SEARCH ? undefined : wanted} role={role.status} state={state.status}>
        {(people) => <PeopleTable people={people} />}
      </FoundPeople>
    </>
  );
}
