import type { Conversation, ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import type * as operations from '@doubloon/contract/messaging/operations.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { isListedFor, knownReadCount, toConversationView, unreadCount } from './conversation-view.ts';
import { getConversationOfCaller, otherOf } from './get-conversation.ts';
import { raiseReadMark } from './read-marks.store.ts';

/**
 * Lists the caller's conversations. One that somebody else has begun and nobody has written in is left out, so a page may be shorter than
 * asked for.
 */
export const listConversations: Handler<typeof operations.listConversations> = async ({ db, caller }, { query }) => {
  const { items, nextCursor } = await db.conversations.page(query, caller.uid);
  const listed = items.filter((one) => isListedFor(one, caller.uid));
  return { items: await showToParticipant(db, listed, caller.uid), nextCursor };
};

export const getConversation: Handler<typeof operations.getConversation> = async ({ db, caller }, { params }) =>
  showConversationTo(db, await getConversationOfCaller(db, params.id, caller), caller.uid);

/** One conversation as one of its two sees it. Reads at most 2. */
export async function showConversationTo(
  db: Database,
  conversation: Conversation,
  uid: string,
): Promise<ConversationView> {
  const [view] = await showToParticipant(db, [conversation], uid);
  return view as ConversationView;
}

/**
 * Somebody's conversations with the others as they are now. The read mark itself is asked where something seems unread: the trigger
 * that carries it into the conversation may be on its way. Reads at most 2 per conversation.
 */
async function showToParticipant(
  db: Database,
  conversations: readonly Conversation[],
  uid: string,
): Promise<ConversationView[]> {
  const seeminglyUnread = conversations.filter((one) => unreadCount(one, uid, knownReadCount(one, uid)) > 0);
  const [users, readCounts] = await Promise.all([
    db.users.findMap(conversations.map((one) => otherOf(one, uid))),
    db.readMarks.findCounts(
      uid,
      seeminglyUnread.map(({ id }) => id),
    ),
  ]);
  return conversations.map((one) =>
    toConversationView(one, uid, {
      readCount: readCounts.get(one.id) ?? knownReadCount(one, uid),
      other: users.get(otherOf(one, uid)),
    }),
  );
}

/** Moves the caller's read mark forward, at most to what the other has sent; the numbers that follow are a trigger's. */
export const markConversationRead: Handler<typeof operations.markConversationRead> = async (
  { db, clock, caller },
  { params, body },
) => {
  const conversation = await getConversationOfCaller(db, params.id, caller);
  const received = conversation.sentCounts[otherOf(conversation, caller.uid)] ?? 0;
  const readCount = Math.min(body.readCount ?? received, received);
  await raiseReadMark({ db }, { conversationId: conversation.id, uid: caller.uid, readCount, readAt: clock.now() });
  return { success: true };
};
