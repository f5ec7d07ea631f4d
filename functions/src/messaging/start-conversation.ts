import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import type * as operations from '@doubloon/contract/messaging/operations.ts';
import { getVisibleCampaign } from '../campaigns/get-campaign.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Caller } from '../platform/identity/caller.ts';
import type { Database } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { addConversation, nameCampaign } from './conversations.store.ts';
import { conversationId, participantsOf } from './get-conversation.ts';
import { showConversationTo } from './list-conversations.ts';

const NOT_ONESELF = 'You cannot start a conversation with yourself';

/**
 * The one conversation of the caller and somebody else; the first call of either begins it. Throws `invalid_input` for oneself,
 * `not_found` without an account, for somebody who does not exist or is disabled, and for a campaign of neither of the two or that the
 * caller does not see.
 */
export const startConversation: Handler<typeof operations.startConversation> = async (
  { auth, db, clock, caller },
  { body },
) => {
  const { otherUserId, campaignId } = body;
  if (otherUserId === caller.uid) {
    throw new AppError('invalid_input', NOT_ONESELF, {
      details: [{ field: 'body.otherUserId', message: NOT_ONESELF }],
    });
  }
  // An identity may have no account (any more).
  await db.users.get(caller.uid);
  await requireActiveUser({ auth, db }, otherUserId);
  const participantIds = participantsOf(caller.uid, otherUserId);
  const campaign = campaignId === undefined ? null : await campaignBetween(db, campaignId, participantIds, caller);
  const now = clock.now();
  const conversation = await findOrInsert(db, {
    id: conversationId(caller.uid, otherUserId),
    participantIds,
    startedBy: caller.uid,
    campaign,
    messageCount: 0,
    sentCounts: { [caller.uid]: 0, [otherUserId]: 0 },
    readCounts: { [caller.uid]: 0, [otherUserId]: 0 },
    lastMessage: null,
    createdAt: now,
    updatedAt: now,
  });
  const isRenamed = campaign !== null && campaign.id !== conversation.campaign?.id;
  if (isRenamed) await nameCampaign({ db }, conversation.id, campaign);
  return showConversationTo(db, isRenamed ? { ...conversation, campaign } : conversation, caller.uid);
};

/** An identity says if somebody may sign in, a user document if they are a person of the product. */
async function requireActiveUser({ auth, db }: Pick<Dependencies, 'auth' | 'db'>, uid: string): Promise<void> {
  await db.users.get(uid);
  try {
    if (!(await auth.getUser(uid)).disabled) return;
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
  throw notFound('User');
}

async function campaignBetween(
  db: Database,
  campaignId: string,
  participantIds: readonly string[],
  caller: Caller,
): Promise<NonNullable<Conversation['campaign']>> {
  const { id, title, ownerId } = await getVisibleCampaign(db, campaignId, caller);
  if (!participantIds.includes(ownerId)) throw notFound('Loot');
  return { id, title };
}

/** Creating decides; looking first only saves the write. Reads at most 2, writes at most 1. */
async function findOrInsert(db: Database, conversation: Conversation): Promise<Conversation> {
  const existing = await db.conversations.find(conversation.id);
  if (existing) return existing;
  if (await addConversation({ db }, conversation)) return conversation;
  return (await db.conversations.find(conversation.id)) ?? conversation;
}
