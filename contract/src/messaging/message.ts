import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { Attachment, MAX_ATTACHMENTS } from './attachment.ts';

export const MAX_MESSAGE_LENGTH = 5000;

/** The client's own id of a message: unique per message, and repeated with every attempt to send it. */
export const ClientMessageId = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'Letters, digits, - and _ only');

/** A message, `messages/{id}`; it never changes, except that its files are marked when our team deletes them. */
export const Message = z.object({
  id: DocumentId,
  conversationId: DocumentId,
  /** A copy of the conversation's participants, so that rules and lists can filter by them. */
  participantIds: z.tuple([Uid, Uid]),
  senderId: Uid,
  /** Its place in the conversation, from 1 without gaps; this is the order of messages. */
  number: z.int().positive(),
  /** Its place among the sender's messages, from 1 without gaps. */
  senderNumber: z.int().positive(),
  text: z.string().max(MAX_MESSAGE_LENGTH),
  attachments: z.array(Attachment).max(MAX_ATTACHMENTS),
  /** The client's id of the message, if it gave one. */
  clientMessageId: ClientMessageId.optional(),
  createdAt: z.date(),
});
export type Message = z.infer<typeof Message>;

export const MessageView = named('Message', {
  id: DocumentId,
  conversationId: DocumentId,
  senderId: Uid,
  number: z.int().describe('Its place in the conversation, from 1; `after` takes it'),
  senderNumber: z.int().describe("Its place among the sender's messages, from 1"),
  text: z.string(),
  timestamp: WireDate,
  attachments: z.array(Attachment),
  clientMessageId: z.string().nullable().describe('What it was called when it was sent'),
  read: z.boolean().describe('By the one it was sent to'),
});
export type MessageView = z.infer<typeof MessageView>;
