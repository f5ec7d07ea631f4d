import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import type { Message, MessageView } from '@doubloon/contract/messaging/message.ts';
import { knownReadCount } from './conversation-view.ts';
import { otherOf } from './get-conversation.ts';

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
