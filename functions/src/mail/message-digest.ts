import { type Conversation, knownReadCount, otherOf, unreadCount } from '@doubloon/contract/messaging/conversation.ts';
import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Config } from '../platform/config/config.ts';
import type { OutgoingMail } from '../platform/mail/send-mail.ts';
import { composeWords, type Reader } from './compose-mail.ts';
import type { Mail } from './mails.store.ts';

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
      sentence: alone
        ? `${alone.from} has written to you.`
        : `${first?.from ?? ''} and ${others.length === 1 ? '1 other' : `${others.length} others`} have written to you.`,
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
