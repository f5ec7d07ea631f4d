import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { BadgeCheck, Search } from 'lucide-react';
import { Link, useLocation, type To } from 'react-router-dom';
import { stampText } from '../stamp.ts';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { useReady } from '../../../shared/state/use-ready.ts';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { shellText } from '../../../shared/text/shell.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { hasWords, SearchField, useSearchWords } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState, ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';
import { CountMark } from '../../../shared/ui/marks/count-mark.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Rows = movingList(chakra('ul', { base: { listStyleType: 'none' } }));

/** Begins where the title and the faces do. */
const SearchPlace = chakra('div', {
  base: {
    position: 'relative',
    paddingX: { base: '4', md: '3', lg: '4' },
    paddingY: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& input': { paddingLeft: '10' },
    '& > svg': { position: 'absolute', top: '1.6rem', left: { base: '7', md: '6', lg: '7' }, color: 'muted' },
  },
});

/** A person's conversations, by pages, as they load. */
export type Conversations = UseInfiniteQueryResult<InfiniteData<Page<ConversationView>>>;

interface ConversationListProps {
  uid: string;
  role: Role;
  /** Read once by the panel: a second reading of its own may be a render ahead of the place it stands in. */
  list: Conversations;
  selectedId: string | null;
  onChosen: () => void;
}

/** Somebody's conversations, latest first, narrowed to what is searched for. */
export function ConversationList({ uid, role, list, selectedId, onChosen }: ConversationListProps) {
  const [words, setWords] = useSearchWords();
  const isReady = useReady(list.data !== undefined);
  const { search } = useLocation();
  const none = list.data?.pages.every(({ items }) => items.length === 0) && !list.hasNextPage;
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('conversation', id);
    return { search: params.toString() };
  };

  if (none) return <NoConversations role={role} />;
  return (
    <chakra.div paddingBottom="6">
      {isReady && (
        <SearchPlace>
          <Search size={18} aria-hidden />
          <SearchField bare words={words} onChange={setWords} placeholder="Name, loot or latest message" />
        </SearchPlace>
      )}
      <PagedList
        list={list}
        finds={({ participant, campaign, lastMessage }) =>
          hasWords(words, participant.name, campaign?.title ?? '', lastMessage?.text ?? '')
        }
        problem="Conversations could not be loaded"
        pending={
          <chakra.div padding="4">
            <ListSkeleton rows={5} />
          </chakra.div>
        }
        empty={
          <EmptyState
            drawing="bottle"
            title="No conversations found."
            text="No name, loot or latest message has these words."
            as="h3"
          />
        }
      >
        {(found) => (
          <Rows aria-label="Conversations">
            {found.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  uid={uid}
                  conversation={conversation}
                  to={addressOf(conversation.id)}
                  selected={conversation.id === selectedId}
                  onChosen={onChosen}
                />
              </li>
            ))}
          </Rows>
        )}
      </PagedList>
    </chakra.div>
  );
}

/** Stands where somebody has no conversations: how they come about. */
function NoConversations({ role }: { role: Role }) {
  const isOwner = role === 'business_owner';
  return (
    <EmptyState
      drawing="bottle"
      title="No conversations found."
      text={textFor(role)}
      action={
        <ButtonLink to={isOwner ? paths.applications : paths.marketplace}>
          {isOwner ? 'See applications' : 'Browse the marketplace'}
        </ButtonLink>
      }
    />
  );
}

function textFor(role: Role): string {
  if (role === 'admin') return 'When somebody writes to you, the conversation appears here.';
  return role === 'business_owner'
    ? 'Write to a creator from one of their applications or from their store, and the conversation appears here.'
    : 'Write to the owner of a loot from the loot itself, and the conversation appears here.';
}

const Row = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '2', lg: '3' },
    // The height of one whose time stands beside the name.
    minHeight: '5.5rem',
    paddingX: { base: '4', md: '3', lg: '4' },
    paddingY: '2',
    color: 'text',
    // The line below begins where the words do.
    _after: {
      content: '""',
      position: 'absolute',
      bottom: '0',
      left: { base: '4.75rem', md: '3.75rem', lg: '4.25rem' },
      right: '0',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    // By day on the paper that its messages lie on, at night lighter than the list.
    '&[aria-current=true]': { bg: { base: 'canvas', _dark: 'raised' }, boxShadow: 'inset 3px 0 0 {colors.accent}' },
  },
});

interface ConversationRowProps {
  uid: string;
  conversation: ConversationView;
  to: To;
  selected: boolean;
  onChosen: () => void;
}

/** A conversation in the list: with whom, about which loot, the last words, and how much is new. */
function ConversationRow({ uid, conversation, to, selected, onChosen }: ConversationRowProps) {
  const { participant, campaign, lastMessage, unreadCount } = conversation;
  const isNew = unreadCount > 0;
  const onPhone = useOnPhone();
  return (
    <Row to={to} preventScrollReset aria-current={selected || undefined} onClick={onChosen}>
      <Avatar name={participant.name} src={participant.profilePic} size={onPhone ? '12' : '10'} />
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
            fontWeight={isNew ? 'bold' : 'semibold'}
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
              title={formatMoment(lastMessage.timestamp)}
              color={isNew ? 'text' : 'muted'}
              fontSize="xs"
              fontWeight={isNew ? 'semibold' : 'normal'}
              whiteSpace="nowrap"
            >
              {stampText(lastMessage.timestamp, currentTime())}
            </chakra.time>
          )}
        </chakra.span>
        {campaign && (
          <chakra.span fontSize="xs" color="seaText" truncate>
            {campaign.title}
          </chakra.span>
        )}
        <chakra.span display="flex" alignItems="center" gap="2">
          {/* Takes the line of the loot where there is none. */}
          <chakra.span
            flex="1"
            minWidth="0"
            lineClamp={campaign ? '1' : '2'}
            fontSize="sm"
            lineHeight="snug"
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
          {isNew && <VisuallyHidden>{shellText.unreadMessages(unreadCount)}</VisuallyHidden>}
          <CountMark count={unreadCount} />
        </chakra.span>
      </chakra.span>
    </Row>
  );
}
