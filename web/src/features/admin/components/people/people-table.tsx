import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { roleLabel } from '../../../../shared/state/session.ts';
import { chakra, Detail } from '../../../../shared/style/chakra.tsx';
import { DateText } from '../../../../shared/ui/figures/date-text.tsx';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { Badge, Badges } from '../../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';

/** How wide its place is where the table is one; narrower, a person is a card of two lines with their badges below. */
const TABLE = '@container (min-width: 46rem)';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Place = chakra('div', {
  base: {
    '& tbody': { gap: '2' },
    '& tbody tr': { paddingX: '3', paddingY: '2' },
    '& td[data-lead]': { paddingY: '0' },
    '& td:nth-of-type(2), & td:nth-of-type(4)': { display: 'none' },
    '& td:nth-of-type(3)': { paddingTop: '1', paddingLeft: '11', justifyContent: 'flex-start' },
    '& td:nth-of-type(3)::before': { content: 'none' },
    [TABLE]: {
      '& table': { tableLayout: 'fixed' },
      '& tr > td:nth-of-type(n)': { display: 'table-cell', paddingX: '3', paddingY: '1' },
      '& td:nth-of-type(2) > div': oneLine,
      '& tr > th:nth-of-type(n)': { paddingX: '3' },
      '& th:nth-of-type(1)': { width: '17rem' },
      '& th:nth-of-type(3)': { width: '9.75rem' },
      '& th:nth-of-type(4)': { width: '7.5rem' },
    },
  },
});
const Person = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '11' } });
const Words = chakra('div', { base: { minWidth: '0', lineHeight: 'snug' } });
const Line = chakra(Detail, { base: oneLine });
const InTable = chakra('span', { base: { display: 'none', [TABLE]: { display: 'inline' } } });
const OnCard = chakra('span', { base: { [TABLE]: { display: 'none' } } });

const columns: readonly Column<AdminUserView>[] = [
  {
    header: 'Person',
    cell: ({ uid, name, username, picture, role, email }) => (
      <Person>
        <Avatar name={name} src={picture} size="8" />
        <Words>
          <Link to={paths.adminPerson(uid)} data-row-link>
            {name}
          </Link>
          <Line>
            <InTable>{username ? `@${username} · ${roleLabel(role)}` : roleLabel(role)}</InTable>
            <OnCard>{`${roleLabel(role)} · ${email}`}</OnCard>
          </Line>
        </Words>
      </Person>
    ),
  },
  { header: 'Email', cell: ({ email }) => <span title={email}>{email}</span> },
  { header: 'State', cell: (person) => <States person={person} /> },
  { header: 'Here since', cell: ({ created_at: at }) => <DateText value={at} /> },
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
