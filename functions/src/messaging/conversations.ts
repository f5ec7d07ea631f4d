import {
  type Conversation,
  type ChatParticipant,
  type ConversationView,
  knownReadCount,
  MAX_NEW_CONVERSATIONS_PER_DAY,
  otherOf,
  unreadCount,
} from '@doubloon/contract/messaging/conversation.ts';
import { DELETED_USER_NAME, type User } from '@doubloon/contract/users/user.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { requireNoBlock } from '../blocks/blocks.ts';
import { notFound, invalidField } from '../platform/app-error.ts';
import type { Caller, Dependencies, Handler } from '../platform/dependencies.ts';
import { unitOfWork, type Documents, type Database } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';
import { countInUnit } from '../platform/limits/rate-limiter.ts';
import { ifUnknownUser } from '../platform/identity/if-unknown-user.ts';
import { raiseReadMark, nameCampaign } from './messaging.store.ts';
import { getVisibleCampaign } from '../campaigns/show-campaigns.ts';

/** The id of the conversation of two people, in either order. */
export function conversationId(uid: string, otherUid: string): string {
  return derivedId('cnv', participantsOf(uid, otherUid).join(' '));
}

/** Two people in the order in which conversations name them. */
function participantsOf(uid: string, otherUid: string): [string, string] {
  return uid < otherUid ? [uid, otherUid] : [otherUid, uid];
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

/** True when somebody has written in it, or `uid` began it: opening one tells the other nothing. */
function isListedFor({ messageCount, startedBy }: Conversation, uid: string): boolean {
  return messageCount > 0 || startedBy === null || startedBy === uid;
}

/** A conversation as `uid` sees it, given how far they have read and the public document of the other, if there still is one. */
function toConversationView(
  conversation: Conversation,
  uid: string,
  known: { readonly readCount: number; readonly other: User | undefined },
): ConversationView {
  const { id, campaign, lastMessage, bankConsents, updatedAt } = conversation;
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
    bankConsent: { own: uid in bankConsents, other: known.other !== undefined && otherUid in bankConsents },
    updatedAt,
  };
}

function toParticipant(uid: string, user: User | undefined): ChatParticipant {
  if (!user) return { uid, name: DELETED_USER_NAME, role: null, profilePic: null, isVerified: false };
  return { uid, name: user.name, role: user.role, profilePic: user.profilePic, isVerified: user.isVerified };
}

/**
 * Lists the caller's conversations. One that somebody else has begun and nobody has written in is left out, so a page may be shorter than
 * asked for.
 */
export const listConversations: Handler<'listConversations'> = async ({ db, caller }, { query }) => {
  const { items, nextCursor } = await db.conversations.page(query, caller.uid);
  const listed = items.filter((one) => isListedFor(one, caller.uid));
  return { items: await showToParticipant(db, listed, caller.uid), nextCursor };
};

export const getConversation: Handler<'getConversation'> = async ({ db, caller }, { params }) =>
  showConversationTo(db, await getConversationOfCaller(db, params.id, caller), caller.uid);

/** One conversation as one of its two sees it. Reads at most 2. */
export async function showConversationTo(
  db: Database,
  conversation: Conversation,
  uid: string,
): Promise<ConversationView> {
  const [view] = await showToParticipant(db, [conversation], uid);
  return view as ConversationView;
}

/**
 * Somebody's conversations with the others as they are now. The read mark itself is asked where something seems unread: the trigger
 * that carries it into the conversation may be on its way. Reads at most 2 per conversation.
 */
async function showToParticipant(
  db: Database,
  conversations: readonly Conversation[],
  uid: string,
): Promise<ConversationView[]> {
  const seeminglyUnread = conversations.filter((one) => unreadCount(one, uid, knownReadCount(one, uid)) > 0);
  const [users, readCounts] = await Promise.all([
    db.users.findMap(conversations.map((one) => otherOf(one, uid))),
    db.readMarks.findCounts(
      uid,
      seeminglyUnread.map(({ id }) => id),
    ),
  ]);
  return conversations.map((one) =>
    toConversationView(one, uid, {
      readCount: readCounts.get(one.id) ?? knownReadCount(one, uid),
      other: users.get(otherOf(one, uid)),
    }),
  );
}

/** Moves the caller's read mark forward, at most to the other's last message; a trigger updates the counters. */
export const markConversationRead: Handler<'markConversationRead'> = async (
  { db, clock, caller },
  { params, body },
) => {
  const conversation = await getConversationOfCaller(db, params.id, caller);
  const received = conversation.sentCounts[otherOf(conversation, caller.uid)] ?? 0;
  const readCount = Math.min(body.readCount ?? received, received);
  await raiseReadMark({ db }, { conversationId: conversation.id, uid: caller.uid, readCount, readAt: clock.now() });
  return { success: true };
};

/** Keeps anybody from writing to everybody. */
const BEGUN_IN_A_DAY = {
  bucket: 'new-conversations',
  per: 'user',
  max: MAX_NEW_CONVERSATIONS_PER_DAY,
  windowSeconds: 24 * 60 * 60,
  refusal: `You can begin ${MAX_NEW_CONVERSATIONS_PER_DAY} conversations a day. Go on with those you have, or try again later.`,
} as const;

const NOT_ONESELF = 'You cannot start a conversation with yourself';

/**
 * The one conversation of the caller and somebody else; the first call of either begins it. Throws `invalid_input` for oneself,
 * `not_found` without an account, for somebody who does not exist or is disabled, and for a campaign of neither of the two or that the
 * caller does not see, `too_many_requests` for beginning too many in a day, `forbidden` for beginning one, or naming another campaign in it, where one of the two has blocked the other.
 */
export const startConversation: Handler<'startConversation'> = async ({ auth, db, clock, caller }, { body }) => {
  const { otherUserId, campaignId } = body;
  if (otherUserId === caller.uid) throw invalidField('body.otherUserId', NOT_ONESELF);
  // An identity may have no account (any more).
  await db.users.get(caller.uid);
  await requireActiveUser({ auth, db }, otherUserId);
  const participantIds = participantsOf(caller.uid, otherUserId);
  const campaign = campaignId === undefined ? null : await campaignBetween(db, campaignId, participantIds, caller);
  const now = clock.now();
  const begun: Conversation = {
    id: conversationId(caller.uid, otherUserId),
    participantIds,
    startedBy: caller.uid,
    campaign,
    messageCount: 0,
    sentCounts: { [caller.uid]: 0, [otherUserId]: 0 },
    readCounts: { [caller.uid]: 0, [otherUserId]: 0 },
    bankConsents: {},
    lastMessage: null,
    createdAt: now,
    updatedAt: now,
  };
  const conversation = await findOrInsert({ db }, begun, caller.uid);
  const isRenamed = campaign !== null && campaign.id !== conversation.campaign?.id;
  if (isRenamed) {
    await requireNoBlock(db, caller.uid, otherUserId);
    await nameCampaign({ db }, conversation.id, campaign);
  }
  return showConversationTo(db, isRenamed ? { ...conversation, campaign } : conversation, caller.uid);
};

/** An identity says if somebody may sign in, a user document if they are a person of the product. */
async function requireActiveUser({ auth, db }: Pick<Dependencies, 'auth' | 'db'>, uid: string): Promise<void> {
  await db.users.get(uid);
  const identity = await auth.getUser(uid).catch(ifUnknownUser);
  if (!identity || identity.disabled) throw notFound('User');
}

async function campaignBetween(
  db: Database,
  campaignId: string,
  participantIds: readonly string[],
  caller: Caller,
): Promise<NonNullable<Conversation['campaign']>> {
  const { id, title, ownerId } = await getVisibleCampaign(db, campaignId, caller);
  if (!participantIds.includes(ownerId)) throw notFound(WORDS.campaign);
  return { id, title };
}

/** Counts and creates together, so that a start that is sent twice counts once. Throws `too_many_requests` when `starter` has begun too many. Reads at most 5, writes at most 2. */
async function findOrInsert(
  { db }: Pick<Dependencies, 'db'>,
  conversation: Conversation,
  starter: string,
): Promise<Conversation> {
  const existing = await db.conversations.find(conversation.id);
  if (existing) return existing;
  await requireNoBlock(db, starter, otherOf(conversation, starter));
  return unitOfWork({ db }, async (tx) => {
    const begun = await tx.conversations.find(conversation.id);
    if (begun) return begun;
    await countInUnit(tx, BEGUN_IN_A_DAY, starter, conversation.createdAt);
    tx.conversations.add(conversation);
    return conversation;
  });
}
