import { type Conversation, otherOf } from '@doubloon/contract/messaging/conversation.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import { countInUnit, type CountedInUnit, takeBackInUnit } from '../platform/limits/rate-limiter.ts';

/** Keeps anybody from writing to one stranger after the other: conversations of a day that a person has begun and nobody has answered. */
const unanswered = (max: number): CountedInUnit => ({
  bucket: 'unanswered-conversations',
  per: 'user',
  max,
  windowSeconds: 24 * 60 * 60,
  refusal: `You have written to ${max} people within a day who have not answered. Please wait until one of them does, or a day has passed, before you write to somebody new.`,
});

/**
 * Counts a message that begins a conversation, and counts it no more once it is answered, in the unit of work that sends it. Owners who write to somebody who
 * has applied to them are not counted. Throws `too_many_requests` when too many wait for an answer. Reads up to 2, writes up to 1.
 */
export async function countFirstMessage(
  tx: Tx,
  { db, caller, config }: Pick<Call, 'db' | 'caller' | 'config'>,
  conversation: Conversation,
  sentAt: Date,
): Promise<void> {
  const other = otherOf(conversation, caller.uid);
  const limit = unanswered(config.unansweredConversations);
  if (conversation.messageCount === 0) {
    if (caller.role === 'business_owner' && (await db.applications.hasApplied(other, caller.uid))) return;
    await countInUnit(tx, limit, caller.uid, sentAt);
  } else if ((conversation.sentCounts[caller.uid] ?? 0) === 0) {
    const first = await tx.messages.findFirst(conversation.id);
    if (first) await takeBackInUnit(tx, limit, other, first.createdAt);
  }
}
