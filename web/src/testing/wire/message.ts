import type { MessageView } from '@doubloon/contract/messaging/message.ts';

/** A message as the client has it, by default the other's. */
export function aMessage(number: number, change: Partial<MessageView> = {}): MessageView {
  return {
    id: `msg_${number}`,
    conversationId: 'cnv_1',
    senderId: 'u2',
    number,
    senderNumber: number,
    text: `No. ${number}`,
    timestamp: new Date(2026, 10, 20, 9, number % 60),
    attachments: [],
    clientMessageId: null,
    read: false,
    ...change,
  };
}

/** Returns `aMessage` as JSON from the API. */
export function messageOnTheWire(number: number, change: Partial<MessageView> = {}) {
  const { timestamp, ...message } = aMessage(number, change);
  return { ...message, timestamp: timestamp.toISOString() };
}
