import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { StoreLink } from '../../../shared/ui/buttons/store-link.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

/** In the middle of what few messages leave free. */
const Start = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    marginBottom: 'auto',
    paddingTop: '4',
    paddingBottom: '8',
    textAlign: 'center',
  },
  variants: {
    // A card above more messages than leave room for that.
    dense: {
      true: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        justifyItems: 'start',
        marginBottom: '5',
        paddingX: '3',
        paddingTop: '3',
        paddingBottom: '3',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'lg',
        textAlign: 'left',
        '& > a': { paddingX: '3', fontSize: 'sm' },
      },
    },
  },
});
const Name = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'snug',
  },
  variants: { dense: { true: { justifyContent: 'flex-start', fontSize: 'md' } } },
});

interface ChatStartProps {
  participant: ChatParticipant;
  /** Since when the two work together; null where they do not. */
  since: Date | null;
  /** True above several messages. */
  dense: boolean;
  children: ReactNode;
}

/** Stands where a conversation begins: with whom it is, and the way to what they show of themselves. */
export function ChatStart({ participant, since, dense, children }: ChatStartProps) {
  const { uid, name, role, profilePic, isVerified } = participant;
  return (
    <Start dense={dense}>
      <Avatar name={name} src={profilePic} size={dense ? '10' : '16'} />
      <div>
        <Name dense={dense}>
          {name}
          {isVerified && (
            <chakra.span color="seaText" flexShrink="0">
              <BadgeCheck size={18} aria-label="Verified" />
            </chakra.span>
          )}
        </Name>
        {role && (
          <Hint>
            {!(dense && since) && roleLabel(role)}
            {!dense && since && ' · '}
            {since && `Together since ${formatDate(since)}`}
          </Hint>
        )}
      </div>
      {role === 'content_creator' && <StoreLink creatorId={uid} />}
      {role === 'business_owner' && (
        <ButtonLink variant="outline" to={paths.brand(uid)}>
          See brand
        </ButtonLink>
      )}
      {children}
    </Start>
  );
}
