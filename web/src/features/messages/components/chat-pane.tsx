import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isMissing } from '../../../shared/api/is-missing.ts';
import { messagesText } from '../../../shared/text/messages.ts';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
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
  const conversation = listed ?? single.data;

  if (conversation) return <Chat key={id} uid={uid} conversation={conversation} chosen={chosen} onBack={onBack} />;
  if (isMissing(single.error)) {
    return <ConversationMissing title={messagesText.missing} text={messagesText.missingText} />;
  }
  if (single.isLoadingError) {
    return <QueryProblem title={messagesText.openFailed} error={single.error} onRetry={() => void single.refetch()} />;
  }
  return <LogSkeleton />;
}
