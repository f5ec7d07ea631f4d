import type * as operations from '@doubloon/contract/messaging/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getConversationOfCaller, otherOf } from './get-conversation.ts';
import { raiseReadMark } from './read-marks.store.ts';

/** Moves the caller's read mark forward, at most to what the other has sent; the numbers that follow are a trigger's. */
export const markConversationRead: Handler<typeof operations.markConversationRead> = async (
  { db, clock, caller },
  { params, body },
) => {
  const conversation = await getConversationOfCaller(db, params.id, caller);
  const received = conversation.sentCounts[otherOf(conversation, caller.uid)] ?? 0;
  const readCount = Math.min(body.readCount ?? received, received);
  await raiseReadMark({ db }, { conversationId: conversation.id, uid: caller.uid, readCount, readAt: clock.now() });
  return { success: true };
};
