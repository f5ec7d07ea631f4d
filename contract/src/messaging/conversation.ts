import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { Role } from '../shared/roles.ts';

const Count = z.int().nonnegative();
/** A number for each of the two participants, by uid. */
const PerParticipant = z.record(z.string(), Count);

/** A conversation of two people, `conversations/{id}`; its id derives from the pair. */
export const Conversation = z.object({
  id: DocumentId,
  /** The uids of both participants, sorted. */
  participantIds: z.tuple([Uid, Uid]),
  /** The person who began it, who alone sees it in lists before a message. Null in older documents. */
  startedBy: Uid.nullable().default(null),
  /** The subject of the conversation, as last named by one of its two people. */
  campaign: z.object({ id: DocumentId, title: z.string() }).nullable(),
  /** How many messages it has, which is the `number` of the latest. */
  messageCount: Count,
  /** Messages that each has sent; the latest one's `senderNumber`. */
  sentCounts: PerParticipant,
  /** Number of the other's messages that each has read, kept from the read marks by a trigger. */
  readCounts: PerParticipant,
  lastMessage: z.object({ senderId: Uid, text: z.string(), createdAt: z.date() }).nullable(),
  createdAt: z.date(),
  /** When the latest message was sent. */
  updatedAt: z.date(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A person's read mark, `readMarks/{conversationId}__{uid}`: the number of the other's messages read. It never falls, and is never more than were sent. */
export const ReadMark = z.object({ conversationId: DocumentId, uid: Uid, readCount: Count, readAt: z.date() });
export type ReadMark = z.infer<typeof ReadMark>;

/** The other person of a conversation, as they are now; only `uid` says something of somebody who has left. */
export const ChatParticipant = named('ChatParticipant', {
  uid: Uid,
  name: z.string(),
  /** The role of the person; null when their account has ended. */
  role: Role.nullable(),
  profilePic: z.string().nullable(),
  isVerified: z.boolean(),
});
export type ChatParticipant = z.infer<typeof ChatParticipant>;

/** The other person in full, with when they were last seen; null for never. */
export const ChatPartner = ChatParticipant.extend({
  displayName: z.string(),
  username: z.string().nullable(),
  lastSeenAt: WireDate.nullable(),
}).meta({ id: 'ChatPartner' });
export type ChatPartner = z.infer<typeof ChatPartner>;

export const ConversationView = named('Conversation', {
  id: DocumentId,
  participant: ChatParticipant,
  campaign: z.object({ id: DocumentId, title: z.string() }).nullable(),
  lastMessage: z.object({ senderId: Uid, text: z.string(), timestamp: WireDate }).nullable(),
  unreadCount: Count,
  readByParticipant: Count.describe(
    'How many of your messages the other has read: those whose senderNumber is not larger are read',
  ),
  updatedAt: WireDate,
});
export type ConversationView = z.infer<typeof ConversationView>;
