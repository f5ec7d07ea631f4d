import {
  getConversation,
  getUnreadCount,
  listConversations,
  listMessages,
} from '@doubloon/contract/messaging/operations.ts';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

const CONVERSATIONS_AT_ONCE = 20;
const MESSAGES_AT_ONCE = 30;
/** While nothing tells of changes (specification, document 2, section 9). */
const POLL_MS = 5000;

/** One conversation. */
export function conversationQuery(id: string) {
  return queryOf(getConversation, { params: { id } }, liveOrEvery(POLL_MS, `conversation/${id}`));
}

/** One's own conversations, latest activity first. */
export function conversationsQuery() {
  return pagesOf(listConversations, { query: { limit: CONVERSATIONS_AT_ONCE } }, liveOrEvery(POLL_MS, 'conversations'));
}

/** The messages of a conversation, newest first, page by page. They never change, so they are asked for once; what is new comes from `newMessagesQuery`. */
export function messagesQuery(conversationId: string) {
  const input = { params: { id: conversationId }, query: { limit: MESSAGES_AT_ONCE } };
  return pagesOf(listMessages, input, { staleTime: Infinity });
}

/** Query for the number of unread messages in all of somebody's conversations together; asked about as often as the bell while nothing tells of changes. */
export function unreadMessagesQuery(uid: string) {
  return queryOf(
    getUnreadCount,
    { params: { id: uid } },
    { select: ({ unreadCount }) => unreadCount, ...liveOrEvery(WAITED_FOR_MS, 'dashboard') },
  );
}
