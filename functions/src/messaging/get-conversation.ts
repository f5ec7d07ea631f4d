import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import { notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Documents } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';

/** The id of the conversation of two people, whoever of them asks. */
export function conversationId(uid: string, otherUid: string): string {
  return derivedId('cnv', participantsOf(uid, otherUid).join(' '));
}

/** Two people in the order in which conversations name them. */
export function participantsOf(uid: string, otherUid: string): [string, string] {
  return uid < otherUid ? [uid, otherUid] : [otherUid, uid];
}

/** The other one of a conversation's two. */
export function otherOf(
  { participantIds: [first, second] }: Pick<Conversation, 'participantIds'>,
  uid: string,
): string {
  return first === uid ? second : first;
}

/**
 * A conversation the caller takes part in. To everybody else, admins too, it does not exist:
 * `not_found`. Reads 1.
 */
export async function getConversationOfCaller(documents: Documents, id: string, caller: Caller): Promise<Conversation> {
  const conversation = await documents.conversations.find(id);
  if (!conversation?.participantIds.includes(caller.uid)) throw notFound('Conversation');
  return conversation;
}
