import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { knownReadCount, otherOf, unreadCount } from '../messaging/conversations.ts';
import type { Tx } from '../platform/database/database.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';
import type { Config } from '../platform/config/config.ts';
import type { OutgoingMail } from '../platform/mail/send-mail.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { composeWords, type Reader } from './compose-mail.ts';
import { type Mail, newMail } from './mails.store.ts';

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
  if (!deps.sendMail || !isNew) return;
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
        const record = { id, uid, kind: 'messages_unread' as const, expiresAt };
        tx.mails.add({ ...newMail(record, deps.clock.now()), nextAt });
        return;
      }
      // Everything was read in time, so that nothing was sent in this span.
      if (mail.outcome === 'lapsed') {
        tx.mails.update(id, { outcome: null, nextAt });
        return;
      }
      if (mail.nextAt !== null || (mail.sentAt !== null && mail.sentAt >= createdAt)) return;
    }
  });
};

/** Unread messages of one conversation. */
export interface UnreadMessages {
  readonly conversationId: string;
  /** The name of the person who has sent them. */
  readonly from: string;
  /** The title of the loot that the conversation is about. */
  readonly about: string | null;
  readonly count: number;
}

/** The latest conversations that are looked through for unread messages. */
const MAX_CONVERSATIONS = 20;

/** Returns somebody's unread messages by conversation, the latest first. Reads up to 61. */
export async function findUnread(tx: Tx, uid: string): Promise<UnreadMessages[]> {
  const { items } = await tx.conversations.page({ limit: MAX_CONVERSATIONS }, uid);
  const maybe = items.filter((one) => unreadCount(one, uid, knownReadCount(one, uid)) > 0);
  // The conversation learns by a trigger how far somebody has read.
  const [readCounts, people] = await Promise.all([
    tx.readMarks.findCounts(
      uid,
      maybe.map(({ id }) => id),
    ),
    tx.users.findMap(maybe.map((one) => otherOf(one, uid))),
  ]);
  const countOf = (one: Conversation) =>
    unreadCount(one, uid, Math.max(knownReadCount(one, uid), readCounts.get(one.id) ?? 0));
  return maybe
    .map((one) => ({
      conversationId: one.id,
      from: people.get(otherOf(one, uid))?.name ?? DELETED_USER_NAME,
      about: one.campaign?.title ?? null,
      count: countOf(one),
    }))
    .filter(({ count }) => count > 0);
}

/** The conversations that a digest names; it counts the others. */
const MAX_NAMED = 5;

/** Returns the mail about unread messages. It names who has written, about which loot and how often, and never what: mails are read by others, too. */
export function composeDigest(
  { id, uid }: Pick<Mail, 'id' | 'uid'>,
  unread: readonly UnreadMessages[],
  reader: Reader,
  config: Pick<Config, 'siteOrigin' | 'mail'>,
): Promise<OutgoingMail> {
  const [first, ...others] = unread;
  const alone = others.length === 0 ? first : undefined;
  const more = unread.length - MAX_NAMED;
  const lines = unread
    .slice(0, MAX_NAMED)
    .map(
      (one) =>
        `${one.from}: ${one.count === 1 ? '1 message' : `${one.count} messages`}${one.about === null ? '' : ` about “${one.about}”`}.`,
    );
  if (more > 0) lines.push(more === 1 ? 'And 1 other conversation.' : `And ${more} other conversations.`);
  return composeWords(
    {
      id,
      uid,
      group: 'messages',
      sentence: alone ? `${alone.from} has written to you.` : `${unread.length} people have written to you.`,
      note: lines.join(' '),
      action: {
        label: 'Read the messages',
        address: alone ? ADDRESSES.conversation(alone.conversationId) : ADDRESSES.messages,
      },
    },
    reader,
    config,
  );
}
