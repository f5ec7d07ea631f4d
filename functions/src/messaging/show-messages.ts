import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import type { Message, MessageView } from '@doubloon/contract/messaging/message.ts';
import type * as operations from '@doubloon/contract/messaging/operations.ts';
import { getDashboardStats } from '../dashboard/get-dashboard.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findLastSeen } from '../presence/presence.ts';
import { knownReadCount } from './conversation-view.ts';
import { getConversationOfCaller, otherOf } from './get-conversation.ts';

/** A message as the API shows it to both; whether it was read follows from the conversation. */
export function toMessageView(message: Message, conversation: Conversation): MessageView {
  const { id, senderId, number, senderNumber, text, attachments, clientMessageId = null, createdAt } = message;
  return {
    id,
    conversationId: conversation.id,
    senderId,
    number,
    senderNumber,
    text,
    timestamp: createdAt,
    attachments,
    clientMessageId,
    read: senderNumber <= knownReadCount(conversation, otherOf(conversation, senderId)),
  };
}

export const listMessages: Handler<typeof operations.listMessages> = async ({ db, caller }, { params, query }) => {
  const conversation = await getConversationOfCaller(db, params.id, caller);
  return mapPage(await db.messages.page(conversation.id, query), (message) => toMessageView(message, conversation));
};

/** The number itself is kept on the dashboard by a trigger. */
export const getUnreadCount: Handler<typeof operations.getUnreadCount> = async (call, { params }) => ({
  unreadCount: (await getDashboardStats(call, { params: { uid: params.id } })).messages.unread,
});

export const getChatPartner: Handler<typeof operations.getChatPartner> = async ({ db }, { params }) => {
  const [{ uid, name, username, role, profilePic, isVerified }, lastSeenAt] = await Promise.all([
    db.users.get(params.id),
    findLastSeen(db, params.id),
  ]);
  return { uid, name, displayName: name, username, role, profilePic, isVerified, lastSeenAt };
};
