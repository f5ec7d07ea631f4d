import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ById, ByUid, DocumentId, Uid, orJsonString, QueryInteger } from '../shared/values.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { optionalText } from '../shared/readable-text.ts';
import { SENTENCES } from '../shared/sentences.ts';
import {
  Attachment,
  ATTACHMENT_UPLOAD,
  AttachmentReference,
  ATTACHMENTS_UPLOAD,
  MAX_ATTACHMENTS,
  StoragePath,
} from './attachment.ts';
import { ChatPartner, ConversationView } from './conversation.ts';
import { ClientMessageId, MAX_MESSAGE_LENGTH, MessageView } from './message.ts';

const ToChat = z.object({ chatId: DocumentId });
const uploadLimit = { bucket: 'messageUploads', per: 'user', max: 60, windowSeconds: 600 } as const;

export const startConversation = defineOperation('POST /messaging/conversations', {
  id: 'startConversation',
  summary:
    'The conversation with somebody, begun if there is none yet; `campaignId`, a loot of one of the two, says what it is about',
  access: signedIn,
  input: { body: z.object({ otherUserId: Uid, campaignId: DocumentId.optional() }) },
  output: ConversationView,
  errors: ['not_found', 'forbidden'],
  rateLimits: [{ bucket: 'conversations', per: 'user', max: 60, windowSeconds: 3600 }],
  cost: { reads: 9, writes: 2 },
});

export const listConversations = defineOperation('GET /messaging/conversations', {
  id: 'listConversations',
  summary: "The caller's conversations, latest activity first; one that the other began appears with its first message",
  access: signedIn,
  input: { query: PageQuery },
  pageOf: ConversationView,
  cost: { reads: 3 * MAX_PAGE_SIZE + 1, writes: 0 },
});

export const getConversation = defineOperation('GET /messaging/conversations/{id}', {
  id: 'getConversation',
  summary: 'One conversation, for its two people',
  access: signedIn,
  input: { params: ById },
  output: ConversationView,
  errors: ['not_found'],
  cost: { reads: 3, writes: 0 },
});

export const sendMessage = defineOperation('POST /messaging/conversations/{id}/messages', {
  id: 'sendMessage',
  summary:
    'Send a message; attachments are files the caller has uploaded to this conversation, each sent once. With a `clientMessageId` it is sent once, however often it is tried. Whom too many people of a day have not answered begins no further conversation',
  access: signedIn,
  input: {
    params: ById,
    body: z
      .object({
        text: optionalText(MAX_MESSAGE_LENGTH).default(''),
        attachments: orJsonString(
          z
            .array(AttachmentReference)
            .max(MAX_ATTACHMENTS)
            .refine((list) => new Set(list.map(({ storagePath }) => storagePath)).size === list.length, {
              error: 'Each file once',
            }),
        ).default([]),
        clientMessageId: ClientMessageId.optional(),
      })
      .refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
        path: ['text'],
        error: SENTENCES.message,
      }),
  },
  output: MessageView,
  status: 201,
  errors: ['not_found', 'illegal_state', 'forbidden', 'too_many_requests'],
  rateLimits: [{ bucket: 'messages', per: 'user', max: 60, windowSeconds: 60 }],
  cost: { reads: 8 + MAX_ATTACHMENTS, writes: 3 + MAX_ATTACHMENTS },
});

export const listMessages = defineOperation('GET /messaging/conversations/{id}/messages', {
  id: 'listMessages',
  summary:
    'Messages, newest first: reverse a page to show it in the order of writing, and put each further page before it. `after` keeps to messages with a larger `number`, for polling',
  access: signedIn,
  input: { params: ById, query: PageQuery.extend({ after: QueryInteger.optional() }) },
  pageOf: MessageView,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});

export const markConversationRead = defineOperation('PUT /messaging/conversations/{id}/read', {
  id: 'markConversationRead',
  summary:
    "Mark the other's messages as read: up to the one whose `senderNumber` is `readCount`, or all. Marks are never taken back",
  access: signedIn,
  input: { params: ById, body: z.object({ readCount: z.int().nonnegative().optional() }) },
  errors: ['not_found'],
  cost: { reads: 2, writes: 1 },
});

export const setBankConsent = defineOperation('PUT /messaging/conversations/{id}/bank-consent', {
  id: 'setBankConsent',
  summary:
    'Agree, or agree no more, that a bank may be shown this conversation if a payment is disputed. It is shown only if both of its people agree at that moment; everybody decides for themselves',
  access: signedIn,
  input: { params: ById, body: z.object({ agreed: z.boolean() }) },
  output: ConversationView,
  errors: ['not_found'],
  cost: { reads: 4, writes: 1 },
});

export const getChatPartner = defineOperation('GET /messaging/users/{id}', {
  id: 'getChatPartner',
  summary: 'Somebody as a chat partner, with when they were last seen',
  access: signedIn,
  input: { params: ByUid },
  output: ChatPartner,
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});

export const getUnreadCount = defineOperation('GET /messaging/unread-count/{id}', {
  id: 'getUnreadCount',
  summary: "The caller's unread messages in all conversations together",
  access: signedIn,
  self: 'params.id',
  input: { params: ByUid },
  output: z.object({ unreadCount: z.int().nonnegative() }),
  cost: { reads: 1, writes: 0 },
});

export const uploadMessageFile = defineOperation('POST /messaging/upload-file', {
  id: 'uploadMessageFile',
  summary: 'Upload a file to a conversation; it is removed after a day unless it is sent',
  access: signedIn,
  upload: ATTACHMENT_UPLOAD,
  input: { body: ToChat },
  output: Attachment,
  status: 201,
  errors: ['not_found'],
  rateLimits: [uploadLimit],
  cost: { reads: 2, writes: 4 },
});

export const uploadMessageFiles = defineOperation('POST /messaging/upload-files', {
  id: 'uploadMessageFiles',
  summary: 'Upload several files to a conversation, all or none',
  access: signedIn,
  upload: ATTACHMENTS_UPLOAD,
  input: { body: ToChat },
  output: z.array(Attachment),
  status: 201,
  errors: ['not_found'],
  rateLimits: [uploadLimit],
  cost: { reads: 1 + MAX_ATTACHMENTS, writes: 4 * MAX_ATTACHMENTS },
});

export const deleteMessageFile = defineOperation('DELETE /messaging/delete-file', {
  id: 'deleteMessageFile',
  summary: 'Remove a file the caller has uploaded and not sent; what was sent stays with its message',
  access: signedIn,
  input: { body: z.object({ storagePath: StoragePath }) },
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 3 },
});
