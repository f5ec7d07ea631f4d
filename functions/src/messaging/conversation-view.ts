import type { ChatParticipant, Conversation, ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { DELETED_USER_NAME, type User } from '@doubloon/contract/users/user.ts';
import { otherOf } from './get-conversation.ts';

/** True when somebody has written in it, or `uid` began it: opening one tells the other nothing. */
export function isListedFor({ messageCount, startedBy }: Conversation, uid: string): boolean {
  return messageCount > 0 || startedBy === null || startedBy === uid;
}

/** How many of the other's messages somebody has not read, given how many they have; never below 0. */
export function unreadCount(conversation: Conversation, uid: string, readCount: number): number {
  const received = conversation.sentCounts[otherOf(conversation, uid)] ?? 0;
  return Math.max(0, received - readCount);
}

/** How many of the other's messages somebody has read, as far as the conversation knows. */
export function knownReadCount(conversation: Conversation, uid: string): number {
  return conversation.readCounts[uid] ?? 0;
}

/** A conversation as `uid` sees it, given how far they have read and the public document of the other, if there still is one. */
export function toConversationView(
  conversation: Conversation,
  uid: string,
  known: { readonly readCount: number; readonly other: User | undefined },
): ConversationView {
  const { id, campaign, lastMessage, updatedAt } = conversation;
  const otherUid = otherOf(conversation, uid);
  return {
    id,
    participant: toParticipant(otherUid, known.other),
    campaign,
    lastMessage: lastMessage && {
      senderId: lastMessage.senderId,
      text: lastMessage.text,
      timestamp: lastMessage.createdAt,
    },
    unreadCount: unreadCount(conversation, uid, known.readCount),
    readByParticipant: knownReadCount(conversation, otherUid),
    updatedAt,
  };
}

function toParticipant(uid: string, user: User | undefined): ChatParticipant {
  if (!user) return { uid, name: DELETED_USER_NAME, role: null, profilePic: null, isVerified: false };
  return { uid, name: user.name, role: user.role, profilePic: user.profilePic, isVerified: user.isVerified };
}
