import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { roleLabel } from '../../../../shared/state/session.ts';
import { Card, Detail, Wrap } from '../../../../shared/style/chakra.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

/** The role of a person, and what is to be known before anything else. */
export function PersonBadges({ person }: { person: AdminUserView }) {
  return (
    <>
      <Badge>{roleLabel(person.role)}</Badge>
      {person.is_verified && <Badge colorPalette="sea">Verified</Badge>}
      {person.disabled && <Badge colorPalette="coral">Disabled</Badge>}
    </>
  );
}

/** A person in a list, the whole row leading to `to`. */
export function PersonRow({ person, to }: { person: AdminUserView; to: string }) {
  const { name, email, email_verified: isProven, username } = person;
  return (
    <Card as="li" padding="4" position="relative" _hover={{ bg: 'raised' }}>
      <Wrap gap="2" alignItems="center">
        <TextLink to={to} _after={{ content: '""', position: 'absolute', inset: '0' }}>
          {name}
        </TextLink>
        <PersonBadges person={person} />
      </Wrap>
      <Detail overflowWrap="anywhere">
        {email}
        {isProven ? '' : ' (not verified)'}
        {username ? ` · @${username}` : ''}
      </Detail>
    </Card>
  );
}
