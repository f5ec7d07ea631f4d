import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { BadgeCheck } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { messagesText } from '../../../shared/text/messages.ts';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { CountMark } from '../../../shared/ui/marks/count-mark.tsx';
import { fullStamp, stampText } from '../stamp.ts';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '3', md: '2', lg: '3' },
    paddingX: { base: '4', md: '3', lg: '4' },
    paddingY: '3',
    color: 'text',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'sunken', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  },
});

interface ConversationRowProps {
  uid: string;
  conversation: ConversationView;
  to: To;
  selected: boolean;
  onChosen: () => void;
}

/** A conversation in the list: with whom, about what, the last words, and how much is new. */
export function ConversationRow({ uid, conversation, to, selected, onChosen }: ConversationRowProps) {
  const { participant, campaign, lastMessage, unreadCount } = conversation;
  const isNew = unreadCount > 0;
  return (
    <Row to={to} preventScrollReset aria-current={selected || undefined} onClick={onChosen}>
      <Avatar src={participant.profilePic} size="10" />
      <chakra.span flex="1" minWidth="0" display="grid" gap="0.5" gridTemplateColumns="minmax(0, 1fr)">
        {/* In the narrow list beside a chat the time stands below the name, which needs the whole line. */}
        <chakra.span
          display="flex"
          flexWrap={{ base: 'nowrap', md: 'wrap', xl: 'nowrap' }}
          alignItems="baseline"
          columnGap="2"
        >
          <chakra.span
            flex={{ base: '1', md: '1 0 100%', xl: '1' }}
            minWidth="0"
            display="flex"
            alignItems="center"
            gap="1"
            fontWeight="semibold"
          >
            <chakra.span truncate>{participant.name}</chakra.span>
            {participant.isVerified && (
              <chakra.span color="seaText" flexShrink="0">
                <BadgeCheck size={16} aria-label="Verified" />
              </chakra.span>
            )}
          </chakra.span>
          {lastMessage && (
            <chakra.time
              dateTime={lastMessage.timestamp.toISOString()}
              title={fullStamp(lastMessage.timestamp)}
              color="muted"
              fontSize="xs"
              whiteSpace="nowrap"
            >
              {stampText(lastMessage.timestamp, currentTime())}
            </chakra.time>
          )}
        </chakra.span>
        {campaign && (
          <chakra.span fontSize="xs" color="goldText" truncate>
            {campaign.title}
          </chakra.span>
        )}
        <chakra.span display="flex" alignItems="center" gap="2">
          <chakra.span
            flex="1"
            minWidth="0"
            truncate
            fontSize="sm"
            color={isNew ? 'text' : 'muted'}
            fontWeight={isNew ? 'semibold' : 'normal'}
          >
            {lastMessage ? (
              <>
                {lastMessage.senderId === uid && `You: `}
                {lastMessage.text}
              </>
            ) : (
              'No messages yet'
            )}
          </chakra.span>
          {isNew && <VisuallyHidden>{messagesText.unread(unreadCount)}</VisuallyHidden>}
          <CountMark count={unreadCount} />
        </chakra.span>
      </chakra.span>
    </Row>
  );
}
