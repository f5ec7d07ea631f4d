import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messagesText } from '../../../shared/text/messages.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { conversationQuery, conversationsQuery, messagesQuery } from '../api/queries.ts';
import { Chat } from './chat.tsx';
import { ConversationMissing } from './conversation-missing.tsx';
import { LogSkeleton } from './log-skeleton.tsx';

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
      missing={<ConversationMissing title={messagesText.missing} text={messagesText.missingText} />}
    >
      {(conversation) => <Chat key={id} uid={uid} conversation={conversation} chosen={chosen} onBack={onBack} />}
    </QueryView>
  );
}
