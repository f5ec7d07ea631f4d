import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { paths } from '../../../shared/paths.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';

interface ChatHeaderProps {
  conversation: ConversationView;
  /** True where the loots of the two stand below or beside it. */
  withoutLoot: boolean;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The buttons by which one acts on the person. */
  actions?: ReactNode;
  onBack: () => void;
}

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '4.5rem',
    paddingX: { base: '2', md: '3', lg: '5' },
    paddingY: '2',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Ways = chakra('div', { base: { flexShrink: '0', marginLeft: 'auto' } });

const Person = chakra(TextLink, {
  base: {
    color: 'text',
    textDecoration: 'none',
    truncate: true,
    paddingY: '3',
    marginY: '-3',
    _hover: { textDecoration: 'underline' },
  },
});

/** Shows whom a chat is with and what it is about; on phones the way back to the list. */
export function ChatHeader({ conversation, withoutLoot, heading, actions, onBack }: ChatHeaderProps) {
  const { participant, campaign } = conversation;
  return (
    <Bar>
      <IconButton label="Back to conversations" display={{ base: 'inline-flex', md: 'none' }} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <Avatar name={participant.name} src={participant.profilePic} size="10" />
      <chakra.div minWidth="0">
        <chakra.h2
          ref={heading}
          tabIndex={-1}
          fontSize="lg"
          display="flex"
          alignItems="center"
          gap="1.5"
          minWidth="0"
          outline="none"
        >
          {participant.role === 'content_creator' ? (
            <Person to={paths.store(participant.uid)}>{participant.name}</Person>
          ) : (
            <chakra.span truncate>{participant.name}</chakra.span>
          )}
          {participant.isVerified && (
            <chakra.span color="seaText" flexShrink="0">
              <BadgeCheck size={18} aria-label="Verified" />
            </chakra.span>
          )}
        </chakra.h2>
        {campaign && !withoutLoot ? (
          <Hint truncate>
            About <TextLink to={paths.loot(campaign.id)}>{campaign.title}</TextLink>
          </Hint>
        ) : (
          participant.role && <Hint>{roleLabel(participant.role)}</Hint>
        )}
      </chakra.div>
      <Ways>{actions}</Ways>
    </Bar>
  );
}
