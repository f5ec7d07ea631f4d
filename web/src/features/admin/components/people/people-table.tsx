import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { roleLabel } from '../../../../shared/state/session.ts';
import { chakra, Detail } from '../../../../shared/style/chakra.tsx';
import { DateText } from '../../../../shared/ui/figures/date-text.tsx';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { Badge, Badges } from '../../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';

const Person = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
const Address = chakra('span', { base: { overflowWrap: 'anywhere' } });

const columns: readonly Column<AdminUserView>[] = [
  {
    header: 'Person',
    cell: ({ uid, name, username, picture }) => (
      <Person>
        <Avatar name={name} src={picture} size="8" />
        <div>
          <Link to={paths.adminPerson(uid)} data-row-link>
            {name}
          </Link>
          {username && <Detail>@{username}</Detail>}
        </div>
      </Person>
    ),
  },
  { header: 'Role', cell: ({ role }) => roleLabel(role) },
  { header: 'Email', cell: ({ email }) => <Address>{email}</Address> },
  { header: 'State', cell: (person) => <States person={person} /> },
  { header: 'Here since', cell: ({ created_at: at }) => <DateText value={at} /> },
];

/** Shows what is to be known of a person before anything else; nothing of one like most. */
function States({ person }: { person: AdminUserView }) {
  const { is_verified: isVerified, disabled, email_verified: isProven } = person;
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
  return <DataTable dense caption="People" columns={columns} items={people} keyOf={({ uid }) => uid} />;
}
