import { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import {
  getChatPartner,
  getConversation,
  listConversations,
  listMessages,
} from '@doubloon/contract/messaging/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { conversationDocument, messageDocument } from '../../../functions/testing/message-documents.ts';
import { call } from '../api.ts';
import { unique } from '../given/people.ts';
import type { Person } from '../given/person.ts';
import { byId, page, put, type Cast, type Cell } from './cell.ts';

const conversationId = unique('cnv_');
const messageId = unique('msg_');

/** Stores the documents that `messagingCells` read. */
export async function putMessagingDocuments({ owner, creator }: Cast<Person>): Promise<void> {
  const conversation = conversationDocument({ id: conversationId, participantIds: [owner.uid, creator.uid] });
  await put(COLLECTIONS.conversations, conversationId, conversation);
  const message = messageDocument(conversation, { id: messageId, senderId: creator.uid });
  await put(COLLECTIONS.messages, messageId, message);
  const mark = { conversationId, uid: creator.uid, readCount: 1, readAt: new Date() };
  await put(COLLECTIONS.readMarks, `${conversationId}__${creator.uid}`, mark);
  await put(COLLECTIONS.presence, creator.uid, { uid: creator.uid, lastSeenAt: new Date() });
  await put(COLLECTIONS.drafts, `${creator.uid}__loot`, {
    uid: creator.uid,
    key: 'loot',
    text: 'Ahoy',
    updatedAt: new Date(),
  });
}

/** The reads of messages and what belongs to them. */
export const messagingCells = ({ owner, creator }: Cast<() => Person>): Cell[] => [
  {
    collection: 'conversations',
    action: 'get',
    self: creator,
    counterpart: owner,
    id: () => conversationId,
    api: () => (person) => call(getConversation, byId(conversationId), person),
  },
  {
    collection: 'conversations',
    action: 'list',
    self: creator,
    counterpart: owner,
    id: () => conversationId,
    // The API returns only the caller's own.
    api: (relation) =>
      relation === 'self' || relation === 'counterpart' || relation === 'anonymous'
        ? (person) => call(listConversations, { query: {} }, person)
        : null,
  },
  {
    collection: 'messages',
    action: 'list',
    self: creator,
    counterpart: owner,
    id: () => messageId,
    api: () => (person) => call(listMessages, page(conversationId), person),
  },
  {
    collection: 'readMarks',
    action: 'get',
    self: creator,
    id: () => `${conversationId}__${creator().uid}`,
    // The API shows a read mark as the number of unread messages of a conversation.
    api: () => (person) => call(getConversation, byId(conversationId), person),
  },
  {
    collection: 'presence',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    api: () => (person) => call(getChatPartner, byId(creator().uid), person),
  },
  {
    collection: 'drafts',
    action: 'list',
    self: creator,
    id: () => `${creator().uid}__loot`,
    // The API lists only the caller's own drafts, so nobody else has a call for them.
    api: (relation) => (relation === 'self' ? (person) => call(listDrafts, {}, person) : null),
  },
];
