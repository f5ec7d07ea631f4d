import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { markConversationRead } from '@doubloon/contract/messaging/operations.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../shared/api/request.ts';
import { changeKept } from './api/kept-conversation.ts';
import { unreadMessagesQuery } from './api/queries.ts';

interface Reading {
  uid: string;
  conversation: ConversationView;
  /** How many messages of the other are on the screen; undefined while they are loading. */
  received: number | undefined;
  /** True while the reader can see the latest of them. */
  seen: boolean;
}

/** Marks the other's messages as read while they are seen, at once on the screen and then with the server. Failures are silent (specification, document 2, section 8) and tried again with the next message. */
export function useMarkRead({ uid, conversation, received, seen }: Reading): void {
  const client = useQueryClient();
  // Sent marks are kept apart from those only believed: the count may be older than the messages.
  const sent = useRef<number>(undefined);
  const believed = useRef<number>(undefined);
  const { id, unreadCount } = conversation;

  useEffect(() => {
    if (!seen || received === undefined) return;
    believed.current ??= unreadCount === 0 ? received : 0;
    const known = sent.current ?? (unreadCount === 0 ? believed.current : 0);
    if (received <= known) return;
    const before = sent.current;
    sent.current = received;
    forgetUnread(client, uid, id);
    request(markConversationRead, { params: { id }, body: { readCount: received } }).catch(() => {
      if (sent.current === received) sent.current = before;
    });
  }, [client, uid, id, unreadCount, received, seen]);
}

function forgetUnread(client: QueryClient, uid: string, id: string): void {
  let unread = 0;
  changeKept(client, id, (conversation) => {
    unread = conversation.unreadCount;
    return { ...conversation, unreadCount: 0 };
  });
  client.setQueryData(
    unreadMessagesQuery(uid).queryKey,
    (kept) => kept && { ...kept, unreadCount: Math.max(0, kept.unreadCount - unread) },
  );
}
