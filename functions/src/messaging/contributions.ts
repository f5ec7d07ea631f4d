import { Conversation, ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { dashboardNumbers } from '../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';
import { knownReadCount, unreadCount } from './conversation-view.ts';

/** A read mark is carried into its conversation, where both see it. */
export function readMarkContributions({ conversationId, uid, readCount }: ReadMark): Contributions {
  return { [`${COLLECTIONS.conversations}/${conversationId}`]: { [`readCounts.${uid}`]: readCount } };
}

/** A conversation adds what each of its two has not read to their unread messages. */
export function conversationContributions(conversation: Conversation): Contributions {
  return sumContributions(
    conversation.participantIds.map((uid) =>
      dashboardNumbers(uid, { 'messages.unread': unreadCount(conversation, uid, knownReadCount(conversation, uid)) }),
    ),
  );
}

export const readMarksSource: TallySource<typeof ReadMark> = {
  collection: COLLECTIONS.readMarks,
  schema: ReadMark,
  contributions: (marks) => sumContributions(marks.map(readMarkContributions)),
};

export const conversationsSource: TallySource<typeof Conversation> = {
  collection: COLLECTIONS.conversations,
  schema: Conversation,
  contributions: (conversations) => sumContributions(conversations.map(conversationContributions)),
};
