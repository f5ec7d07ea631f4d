import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { ChevronRight } from 'lucide-react';
import { roleLabel } from '../../../../shared/state/session.ts';
import { Card, chakra, Detail, Wrap } from '../../../../shared/style/chakra.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';

const Row = chakra(Card, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    _hover: { bg: 'raised' },
  },
});

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
  const { name, picture, email, email_verified: isProven, username } = person;
  return (
    <Row as="li">
      <Avatar name={name} src={picture} size="10" />
      <chakra.div flex="1" minWidth="0">
        <Wrap columnGap="2" alignItems="center">
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
      </chakra.div>
      <ChevronRight size={18} aria-hidden />
    </Row>
  );
}
