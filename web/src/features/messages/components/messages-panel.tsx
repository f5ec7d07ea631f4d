import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { conversationQuery, conversationsQuery, messagesQuery } from '../api/queries.ts';
import { NOTHING_SHARED, type WithSharedWork } from '../shared-work.ts';
import { ChatHeader } from './chat-header.tsx';
import { Chat, LogSkeleton } from './chat.tsx';
import { ConversationList, type Conversations } from './conversation-list.tsx';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState, QueryView } from '../../../shared/ui/lists/query-view.tsx';

/** From edge to edge of the window (`data-fills-window`), whose height it has beside the frame's bars. */
const Panel = chakra('div', {
  base: {
    display: 'grid',
    // A third for the list, and room for a name in it beside the sidebar on a tablet.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(10.5rem, 20rem) minmax(0, 1fr)' },
    gridTemplateRows: 'minmax(0, 1fr)',
    minWidth: '0',
    bg: 'surface',
    overflow: 'hidden',
  },
  variants: { alone: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)' } } } },
});
const ListPlace = chakra('section', {
  base: { minHeight: '0', overflowY: 'auto', borderRightWidth: { md: '1px' }, borderColor: 'line' },
  variants: {
    covered: { true: { display: { base: 'none', md: 'block' } } },
    alone: { true: { borderRightWidth: '0' } },
  },
});
const Title = chakra('h1', {
  base: {
    textStyle: 'title',
    lineHeight: 'snug',
    paddingX: { base: '4', md: '3', lg: '4' },
    paddingTop: { base: '4', md: '0' },
    paddingBottom: { base: '1', md: '0' },
    fontSize: { md: '2xl', lg: '3xl' },
    // In line with the headers of the chat and of what stands beside it.
    md: { display: 'flex', alignItems: 'center', height: '4.5rem', borderBottomWidth: '1px', borderColor: 'line' },
  },
  variants: { covered: { true: { srOnly: true } } },
});
const ChatPlace = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, flexDirection: 'column', minHeight: '0', minWidth: '0' },
  variants: { open: { true: { display: 'flex' } }, alone: { true: { display: 'none' } } },
});

const OPEN_FAILED = 'The conversation could not be opened';

interface MessagesPanelProps {
  uid: string;
  role: Role;
  WithShared?: WithSharedWork;
}

const Alone: WithSharedWork = ({ children }) => children(NOTHING_SHARED);

/**
 * The conversations on the left and the chosen one on the right, which is the newest unread one, or the newest, until somebody chooses; below
 * 768 px one of the two. The address says which is chosen.
 */
export function MessagesPanel({ uid, role, WithShared = Alone }: MessagesPanelProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(false);
  const id = search.get('conversation');
  const to = search.get('to');
  const isOpen = id !== null || to !== null;
  const list = useInfiniteQuery(conversationsQuery());
  // Where there is none to choose, the list has all the room to say so.
  const alone = !isOpen && list.data?.pages[0]?.items.length === 0;
  const onPhone = useOnPhone();
  const listed = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = listed.find(({ unreadCount }) => unreadCount > 0) ?? listed[0];
  const opensId = isOpen || onPhone ? undefined : first?.id;
  useEffect(() => {
    if (opensId === undefined) return;
    const params = new URLSearchParams(search);
    params.set('conversation', opensId);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  }, [opensId, search, navigate]);
  const back = () => {
    const params = new URLSearchParams(search);
    params.delete('conversation');
    void navigate({ search: params.toString() }, { preventScrollReset: true });
  };
  return (
    <Panel alone={alone} data-fills-window>
      {/* Phones show the chat alone; its page is still called so. */}
      {isOpen && onPhone && <Title covered>Messages</Title>}
      <ListPlace aria-label="Conversations" covered={isOpen} alone={alone}>
        {!(isOpen && onPhone) && <Title>Messages</Title>}
        <ConversationList uid={uid} role={role} list={list} selectedId={id} onChosen={() => setChosen(true)} />
      </ListPlace>
      <ChatPlace open={isOpen} alone={alone} data-phone-bar={isOpen ? '' : undefined}>
        {id !== null && (
          <ChatPane key={id} uid={uid} list={list} id={id} chosen={chosen} WithShared={WithShared} onBack={back} />
        )}
        {id === null && to !== null && (
          <ConversationStart otherUserId={to} campaignId={search.get('loot') ?? undefined} />
        )}
        {!isOpen && !onPhone && !alone && !list.isLoadingError && <LogSkeleton />}
      </ChatPlace>
    </Panel>
  );
}

interface ChatPaneProps {
  uid: string;
  list: Conversations;
  id: string;
  chosen: boolean;
  WithShared: WithSharedWork;
  onBack: () => void;
}

interface ConversationStartProps {
  otherUserId: string;
  campaignId: string | undefined;
}

/** The conversation of the address. It is taken from the list where it stands there, so that nothing is asked for twice. */
function ChatPane({ uid, list, id, chosen, WithShared, onBack }: ChatPaneProps) {
  // Asked for together with what they belong to.
  usePrefetchInfiniteQuery(messagesQuery(id));
  const listed = list.data?.pages.flatMap(({ items }) => items).find((conversation) => conversation.id === id);
  const single = useQuery({ ...conversationQuery(id), enabled: !list.isPending && !listed });
  return (
    <QueryView
      query={listed ? { data: listed, error: null, isPending: false, refetch: single.refetch } : single}
      problem={OPEN_FAILED}
      pending={<LogSkeleton />}
      missing={
        <ConversationMissing title="Conversation not found" text="It does not exist, or it is between other people." />
      }
    >
      {(conversation) => (
        <WithShared
          conversation={conversation}
          pending={
            <>
              <ChatHeader withoutLoot conversation={conversation} onBack={onBack} />
              <LogSkeleton />
            </>
          }
        >
          {(shared) => <Chat uid={uid} conversation={conversation} chosen={chosen} shared={shared} onBack={onBack} />}
        </WithShared>
      )}
    </QueryView>
  );
}

/** Finds or begins the conversation with somebody and goes there. */
export function ConversationStart({ otherUserId, campaignId }: ConversationStartProps) {
  // Begun when there is none: asking twice changes nothing.
  const started = useQuery(
    queryOf(startConversation, { body: { otherUserId, campaignId } }, { staleTime: 0, gcTime: 0 }),
  );
  return (
    <QueryView
      query={started}
      problem={OPEN_FAILED}
      pending={<LogSkeleton />}
      missing={<ConversationMissing title={OPEN_FAILED} text={started.error?.message ?? ''} />}
    >
      {({ id }) => <Navigate to={paths.conversation(id)} replace />}
    </QueryView>
  );
}

/** Stands where the address names no conversation one could have, with the way to those one has. */
function ConversationMissing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      drawing="map"
      title={title}
      text={text}
      action={<ButtonLink to={paths.messages}>Back to conversations</ButtonLink>}
    />
  );
}
