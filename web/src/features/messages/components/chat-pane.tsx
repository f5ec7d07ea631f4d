import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messagesText } from '../../../shared/text/messages.ts';
import { EmptyState, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { conversationQuery, conversationsQuery, messagesQuery } from '../api/queries.ts';
import { Chat, LogSkeleton } from './chat.tsx';
import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import { Navigate } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';

interface ConversationStartProps {
  otherUserId: string;
  campaignId: string | undefined;
}

interface ChatPaneProps {
  uid: string;
  id: string;
  chosen: boolean;
  onBack: () => void;
}

/** The conversation of the address. It is taken from the list where it stands there, so that nothing is asked for twice. */
export function ChatPane({ uid, id, chosen, onBack }: ChatPaneProps) {
  // Asked for together with what they belong to.
  usePrefetchInfiniteQuery(messagesQuery(id));
  const list = useInfiniteQuery(conversationsQuery());
  const listed = list.data?.pages.flatMap(({ items }) => items).find((conversation) => conversation.id === id);
  const single = useQuery({ ...conversationQuery(id), enabled: !list.isPending && !listed });
  return (
    <QueryView
      query={listed ? { data: listed, error: null, isPending: false, refetch: single.refetch } : single}
      problem={messagesText.openFailed}
      pending={<LogSkeleton />}
      missing={
        <ConversationMissing title={messagesText.missing} text="It does not exist, or it is between other people." />
      }
    >
      {(conversation) => <Chat key={id} uid={uid} conversation={conversation} chosen={chosen} onBack={onBack} />}
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
      problem={messagesText.openFailed}
      pending={<LogSkeleton />}
      missing={<ConversationMissing title={messagesText.openFailed} text={started.error?.message ?? ''} />}
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
