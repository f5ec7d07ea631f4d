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
});

interface ChatStartProps {
  participant: ChatParticipant;
  /** Since when the two work together; null where they do not. */
  since: Date | null;
  children: ReactNode;
}

/** Stands where a conversation begins: with whom it is, and the way to what they show of themselves. */
export function ChatStart({ participant, since, children }: ChatStartProps) {
  const { uid, name, role, profilePic, isVerified } = participant;
  return (
    <Start>
      <Avatar name={name} src={profilePic} size="16" />
      <div>
        <Name>
          {name}
          {isVerified && (
            <chakra.span color="seaText" flexShrink="0">
              <BadgeCheck size={18} aria-label="Verified" />
            </chakra.span>
          )}
        </Name>
        {role && (
          <Hint>
            {roleLabel(role)}
            {since && ` · Working together since ${formatDate(since)}`}
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
