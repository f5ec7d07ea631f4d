import { Conversation, knownReadCount, ReadMark, unreadCount } from '@doubloon/contract/messaging/conversation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { counterPlace, dashboardCounters } from '../platform/projections/counters.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { scheduleDigest } from './schedule-digest.ts';

/** How much each of its two has read of a conversation. */
export const readCounters = counterPlace(COLLECTIONS.conversations, 'readCounts');

/** A read mark is carried into its conversation, where both see it. */
export const readMarkProjections = defineProjections({
  trigger: 'onReadMarkWritten',
  collection: COLLECTIONS.readMarks,
  schema: ReadMark,
  counters: ({ conversationId, uid, readCount }) => [readCounters(conversationId, { [uid]: readCount })],
});

/** Adds a conversation's unread messages to the unread messages of its two people. */
export const conversationProjections = defineProjections({
  trigger: 'onConversationWritten',
  collection: COLLECTIONS.conversations,
  schema: Conversation,
  counters: (conversation) =>
    conversation.participantIds.map((uid) =>
      dashboardCounters(uid, { 'messages.unread': unreadCount(conversation, uid, knownReadCount(conversation, uid)) }),
    ),
  effects: [scheduleDigest],
});
