import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { Role } from '../shared/roles.ts';

/** Maximum number of conversations that somebody can begin within 24 hours. */
export const MAX_NEW_CONVERSATIONS_PER_DAY = 50;

/** Conversations that somebody has begun within 24 hours and nobody has answered, at most, unless set otherwise. */
export const USUAL_UNANSWERED_CONVERSATIONS = 10;

const Count = z.int().nonnegative();
/** A number for each of the two participants, by their uids. */
const PerParticipant = z.record(z.string(), Count);

/** A conversation of two people, `conversations/{id}`; its id derives from the pair. */
export const Conversation = z.object({
  id: DocumentId,
  /** The uids of both participants, sorted. */
  participantIds: z.tuple([Uid, Uid]),
  /** The person who began it; until the first message, only they see it in lists. Null in older documents. */
  startedBy: Uid.nullable().default(null),
  /** The subject of the conversation, as either person named it last. */
  campaign: z.object({ id: DocumentId, title: z.string() }).nullable(),
  /** Number of messages, which is also the `number` of the latest. */
  messageCount: Count,
  /** Number of messages that each person has sent, which is also the `senderNumber` of the latest. */
  sentCounts: PerParticipant,
  /** Number of the other person's messages that each has read, copied from the read marks by a trigger. */
  readCounts: PerParticipant,
  /** When each participant agreed that a bank may be shown the conversation, by their uid; without those who have not agreed, or have taken it back. */
  bankConsents: z.record(z.string(), z.date()).default({}),
  lastMessage: z.object({ senderId: Uid, text: z.string(), createdAt: z.date() }).nullable(),
  createdAt: z.date(),
  /** When the latest message was sent. */
  updatedAt: z.date(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Returns the uid of the other person of a conversation. */
export function otherOf(
  { participantIds: [first, second] }: Pick<Conversation, 'participantIds'>,
  uid: string,
): string {
  return first === uid ? second : first;
}

/** Returns the number of the other's messages that somebody has not read, from the number they have; never below 0. */
export function unreadCount(conversation: Conversation, uid: string, readCount: number): number {
  const received = conversation.sentCounts[otherOf(conversation, uid)] ?? 0;
  return Math.max(0, received - readCount);
}

/** Returns the number of the other's messages that somebody has read, as far as the conversation knows. */
export function knownReadCount(conversation: Conversation, uid: string): number {
  return conversation.readCounts[uid] ?? 0;
}

/**
 * A person's read mark, `readMarks/{conversationId}__{uid}`: the number of the other person's messages that they have read. It never falls, and never exceeds
 * the number sent.
 */
export const ReadMark = z.object({ conversationId: DocumentId, uid: Uid, readCount: Count, readAt: z.date() });
export type ReadMark = z.infer<typeof ReadMark>;

/** The other person of a conversation, as they are now; if their account has ended, only `uid` has meaning. */
export const ChatParticipant = named('ChatParticipant', {
  uid: Uid,
  name: z.string(),
  /** The person's role; null if their account has ended. */
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
  bankConsent: z
    .object({ own: z.boolean(), other: z.boolean() })
    .describe(
      'Whether each of the two agrees that a bank may be shown this conversation if a payment is disputed; it is shown only while both do',
    ),
  updatedAt: WireDate,
});
export type ConversationView = z.infer<typeof ConversationView>;
