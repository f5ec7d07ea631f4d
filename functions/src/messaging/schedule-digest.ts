import { knownReadCount, otherOf, unreadCount } from '@doubloon/contract/messaging/conversation.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';
import type { Effect } from '../platform/projections/projection.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a message waits to be read before its person is mailed. */
const UNREAD_MS = 30 * MINUTE_MS;
/** There is one digest at most in each of these spans. */
const SPAN_MS = 240 * MINUTE_MS;
/** How long the record of a digest is kept: longer than any attempt to send it. */
const KEPT_MS = 14 * DAY_MS;

const digestId = (uid: string, span: number) => derivedId('mls', `${uid} ${span}`);

/**
 * Schedules the mail about unread messages for the person whom a new message is for. One that waits already will speak of this message, too; after one that was sent,
 * the next waits for the next span. Reads up to 3, writes at most 1.
 */
export const scheduleDigest: Effect = async (deps, { params, data }) => {
  const isNew = Number(data?.after.get('messageCount') ?? 0) > Number(data?.before.get('messageCount') ?? 0);
  if (!deps.config.sendsMail || !isNew) return;
  await unitOfWork(deps, async (tx) => {
    const conversation = await tx.conversations.find(params.id);
    const { senderId, createdAt } = conversation?.lastMessage ?? {};
    if (!conversation || !senderId || !createdAt) return;
    const uid = otherOf(conversation, senderId);
    if (unreadCount(conversation, uid, knownReadCount(conversation, uid)) === 0) return;
    const first = Math.floor(createdAt.getTime() / SPAN_MS);
    for (const span of [first, first + 1]) {
      const id = digestId(uid, span);
      const mail = await tx.mails.find(id);
      const nextAt = new Date(Math.max(createdAt.getTime() + UNREAD_MS, span * SPAN_MS));
      if (!mail) {
        const expiresAt = new Date(nextAt.getTime() + KEPT_MS);
        tx.mails.schedule({ id, uid, kind: 'messages_unread', expiresAt }, nextAt, deps.clock.now());
        return;
      }
      // Everything was read in time, so that nothing was sent in this span.
      if (mail.outcome === 'lapsed') {
        tx.mails.reschedule(id, nextAt);
        return;
      }
      const isWaiting = mail.nextAt !== null && !mail.isSending;
      if (isWaiting || (mail.saidAt !== null && mail.saidAt > createdAt)) return;
    }
  });
};
