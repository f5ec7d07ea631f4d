import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { newMessagesQuery } from './api/new-messages-query.ts';
import { messagesQuery } from './api/queries.ts';
import { chatEntries } from './chat-entries.ts';
import { inOrder } from './message-pages.ts';
import { removeOutgoing, useOutbox } from './outbox.ts';

/** Everything that was said in a conversation, as far as it is loaded, kept current, with what `uid` has on its way. */
export function useChat(uid: string, { id, participant }: ConversationView) {
  const client = useQueryClient();
  const messages = useInfiniteQuery(messagesQuery(id));
  // Kept here: the query forgets it as soon as something new comes in.
  const [problem, setProblem] = useState<Error | null>(null);
  const loadEarlier = async () => {
    setProblem(null);
    const { isFetchNextPageError, error } = await messages.fetchNextPage();
    if (isFetchNextPageError) setProblem(error);
  };
  useQuery({ ...newMessagesQuery(client, id), enabled: messages.isSuccess });
  const waiting = useOutbox((state) => state.waiting);

  const known = useMemo(() => messages.data && inOrder(messages.data), [messages.data]);
  const own = useMemo(
    () => waiting.filter((message) => message.conversationId === id && message.uid === uid),
    [waiting, id, uid],
  );
  // Taken as failed because no answer came back, and there all the same.
  useEffect(() => {
    const arrived = new Set(known?.map(({ clientMessageId }) => clientMessageId));
    for (const { clientMessageId, status } of own) {
      if (status === 'failed' && arrived.has(clientMessageId)) removeOutgoing(clientMessageId);
    }
  }, [known, own]);
  const entries = useMemo(() => chatEntries(known ?? [], own), [known, own]);
  const received = useMemo(
    () =>
      known && Math.max(0, ...known.filter((one) => one.senderId === participant.uid).map((one) => one.senderNumber)),
    [known, participant.uid],
  );
  return {
    messages,
    earlier: {
      there: messages.hasNextPage,
      busy: messages.isFetchingNextPage,
      problem,
      load: () => void loadEarlier(),
    },
    entries,
    /** How many messages of the other are loaded or lie before those that are; undefined while loading. */
    received,
    isSending: own.some(({ status }) => status === 'sending'),
    /** True when a message of theirs is unsent or unconfirmed, and would be lost with the tab. */
    hasUnsent: own.length > 0,
  };
}
