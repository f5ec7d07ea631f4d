import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { roleLabel } from '../../../../shared/state/session.ts';
import { chakra, Detail } from '../../../../shared/style/chakra.tsx';
import { NearDateText } from '../../../../shared/ui/figures/date-text.tsx';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { Badge, Badges } from '../../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';

/** How wide its place is where the table is one; narrower, a person is three lines of one sheet, badges beside the name. */
const TABLE = '@container (min-width: 46rem)';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Place = chakra('div', {
  base: {
    '& tbody': {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'card',
      gap: '0',
      overflow: 'hidden',
    },
    '& tbody tr': { borderWidth: '0', borderRadius: 'none', paddingX: '3', paddingY: '2' },
    '& tbody tr + tr': { borderTopWidth: '1px' },
    '& td[data-lead]': { paddingY: '0' },
    '& td:nth-of-type(n + 2)': { display: 'none' },
    [TABLE]: {
      '& tbody': { borderWidth: '0', boxShadow: 'none' },
      '& table': { tableLayout: 'fixed' },
      '& tr > td:nth-of-type(n)': { display: 'table-cell', paddingX: '3', paddingY: '1' },
      '& tr > td:nth-of-type(2) > div': oneLine,
      '& tr > th:nth-of-type(n)': { paddingX: '3' },
      // In line with what stands above and on other screens.
      '& tr[role] > [role]:first-child': { paddingLeft: '5' },
      '& tr[role] > [role]:last-child': { paddingRight: '5' },
      '& th:nth-of-type(2)': { width: '14.5rem' },
      '& th:nth-of-type(3)': { width: '10.5rem' },
      '& th:nth-of-type(4)': { width: '8.5rem' },
    },
  },
});
const Person = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '11' } });
const Words = chakra('div', { base: { minWidth: '0', flex: '1', lineHeight: 'snug' } });
const Named = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '0.5' },
});
const Line = chakra(Detail, { base: oneLine });
const Role = chakra(Detail, { base: { [TABLE]: { display: 'none' } } });
const InTable = chakra('span', { base: { display: 'none', [TABLE]: { display: 'inline' } } });
const OnCard = chakra('span', { base: { [TABLE]: { display: 'none' } } });
const Since = chakra('span', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', whiteSpace: 'nowrap' },
});

const ROLES: Readonly<Partial<Record<AdminUserView['role'], 'sea' | 'outline'>>> = {
  content_creator: 'sea',
  business_owner: 'outline',
};

const columns: readonly Column<AdminUserView>[] = [
  {
    header: 'Person',
    cell: (person) => (
      <Person>
        <Avatar name={person.name} src={person.picture} size="10" />
        <Words>
          <Named>
            <Link to={paths.adminPerson(person.uid)} data-row-link>
              {person.name}
            </Link>
            <States person={person} />
          </Named>
          <Line>
            <InTable>{person.username && `@${person.username}`}</InTable>
            <OnCard>{person.email}</OnCard>
          </Line>
          <Role>{roleLabel(person.role)}</Role>
        </Words>
        <OnCard>
          <ChevronRight size={18} aria-hidden />
        </OnCard>
      </Person>
    ),
  },
  { header: 'Email', cell: ({ email }) => <span title={email}>{email}</span> },
  { header: 'Role', cell: ({ role }) => <Badge colorPalette={ROLES[role]}>{roleLabel(role)}</Badge> },
  {
    header: 'Here since',
    cell: ({ created_at: at }) => (
      <Since>
        <NearDateText value={at} />
        <ChevronRight size={18} aria-hidden />
      </Since>
    ),
  },
];

/** Shows what is to be known of a person before anything else; nothing of one like most. */
function States({ person }: { person: AdminUserView }) {
  const { is_verified: isVerified, disabled, email_verified: isProven } = person;
  if (!disabled && !isVerified && isProven) return null;
  return (
    <Badges>
      {disabled && <Badge colorPalette="coral">Disabled</Badge>}
      {isVerified && <Badge colorPalette="sea">Verified</Badge>}
      {!isProven && <Badge>Email not verified</Badge>}
    </Badges>
  );
}

/** People, a line each, which opens their page. */
export function PeopleTable({ people }: { people: readonly AdminUserView[] }) {
  return (
    <Place>
      <DataTable dense caption="People" columns={columns} items={people} keyOf={({ uid }) => uid} />
    </Place>
  );
}
