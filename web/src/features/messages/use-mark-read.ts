import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { markConversationRead } from '@doubloon/contract/messaging/operations.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../shared/api/request.ts';
import { conversationQuery, conversationsQuery, unreadMessagesQuery } from './api/queries.ts';

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
  const marked = useRef<number>(undefined);
  const { id, unreadCount } = conversation;

  useEffect(() => {
    if (!seen || received === undefined) return;
    if (marked.current === undefined && unreadCount === 0) marked.current = received;
    if (received <= (marked.current ?? 0)) return;
    const before = marked.current;
    marked.current = received;
    forgetUnread(client, uid, id);
    request(markConversationRead, { params: { id }, body: { readCount: received } }).catch(() => {
      if (marked.current === received) marked.current = before;
    });
  }, [client, uid, id, unreadCount, received, seen]);
}

function forgetUnread(client: QueryClient, uid: string, id: string): void {
  let unread = 0;
  const read = (conversation: ConversationView): ConversationView => {
    if (conversation.id !== id) return conversation;
    unread = conversation.unreadCount;
    return { ...conversation, unreadCount: 0 };
  };
  client.setQueryData(conversationQuery(id).queryKey, (one) => one && read(one));
  client.setQueryData(
    conversationsQuery().queryKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(read) })) },
  );
  client.setQueryData(
    unreadMessagesQuery(uid).queryKey,
    (kept) => kept && { ...kept, unreadCount: Math.max(0, kept.unreadCount - unread) },
  );
}
