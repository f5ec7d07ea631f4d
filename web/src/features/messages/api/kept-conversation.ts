import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import type { QueryClient } from '@tanstack/react-query';
import { conversationQuery, conversationsQuery } from './queries.ts';

/** Changes a conversation wherever it is kept, alone and in the list. */
export function changeKept(
  client: QueryClient,
  id: string,
  change: (conversation: ConversationView) => ConversationView,
): void {
  const changed = (one: ConversationView) => (one.id === id ? change(one) : one);
  client.setQueryData(conversationQuery(id).queryKey, (one) => one && changed(one));
  client.setQueryData(
    conversationsQuery().queryKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  );
}
