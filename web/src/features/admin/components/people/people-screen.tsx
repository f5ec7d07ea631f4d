import { useSearchParams } from 'react-router-dom';
import { roleLabel } from '../../../../shared/state/session.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { useNarrowing } from '../../../../shared/ui/lists/narrowing.tsx';
import { StatusSegments, StatusSelect } from '../../../../shared/ui/lists/status-segments.tsx';
import { FoundPeople, MIN_SEARCH, PeopleSearch } from './people-search.tsx';
import { PeopleTable } from './people-table.tsx';

/** The search first, the state beside it, and the roles in a line below. */
const Filters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    marginBottom: '5',
    '& > fieldset': { gridColumn: '1 / -1' },
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
  const wanted = search.get('q')?.trim() ?? '';
  const role = useNarrowing(roleLabels, { names: { choice: 'role', words: 'q' }, label: 'Role' });
  const state = useNarrowing(stateLabels, { names: { choice: 'state', words: 'q' }, label: 'State' });
  return (
    <>
      <Filters>
        <PeopleSearch />
        <StatusSelect {...state.narrowing.choice} />
        <StatusSegments {...role.narrowing.choice} />
      </Filters>
      <FoundPeople search={wanted.length < MIN_SEARCH ? undefined : wanted} role={role.status} state={state.status}>
        {(people) => <PeopleTable people={people} />}
      </FoundPeople>
    </>
  );
}
