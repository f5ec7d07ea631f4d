import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import type { Message } from '@doubloon/contract/messaging/message.ts';

const CREATED_AT = new Date('2026-03-01T08:00:00Z');

/** A stored conversation in which nobody has said anything. */
export function conversationDocument(
  fields: Pick<Conversation, 'id' | 'participantIds'> & Partial<Conversation>,
): Conversation {
  const none = Object.fromEntries(fields.participantIds.map((uid) => [uid, 0]));
  return {
    startedBy: null,
    campaign: null,
    messageCount: 0,
    ...{ sentCounts: none, readCounts: none, bankConsents: {} },
    lastMessage: null,
    ...{ createdAt: CREATED_AT, updatedAt: CREATED_AT },
    ...fields,
  };
}

/** A stored message of a conversation, the first one unless told otherwise. */
export function messageDocument(
  { id: conversationId, participantIds }: Pick<Conversation, 'id' | 'participantIds'>,
  fields: Pick<Message, 'id' | 'senderId'> & Partial<Message>,
): Message {
  return {
    conversationId,
    participantIds,
    number: 1,
    senderNumber: 1,
    text: 'Ahoy',
    attachments: [],
    createdAt: CREATED_AT,
    ...fields,
  };
}
