import { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, latestUpdateFirst, type PageWanted } from '../platform/collection.ts';

const conversations = (db: Firestore) => collection(db, COLLECTIONS.conversations, Conversation);

/** A conversation, or null; inside a transaction when one is given. Reads 1. */
export async function findConversation(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<Conversation | null> {
  const ref = conversations(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** A page of somebody's conversations, latest activity first. Reads one document more than the page. */
export function pageOfConversations(db: Firestore, page: PageWanted, uid: string): Promise<Page<Conversation>> {
  return latestUpdateFirst(conversations(db).where('participantIds', 'array-contains', uid), page);
}

/** Stores a new conversation; false when there is one with its id. Writes 1. */
export async function insertConversation(db: Firestore, conversation: Conversation): Promise<boolean> {
  try {
    await conversations(db).doc(conversation.id).create(conversation);
    return true;
  } catch (error) {
    // gRPC status 6, ALREADY_EXISTS: the only one that means "begun already"; everything else is a fault.
    if ((error as { code?: unknown }).code === 6) return false;
    throw error;
  }
}

/** Names what a conversation is about. Writes 1. */
export async function nameCampaign(db: Firestore, id: string, campaign: Conversation['campaign']): Promise<void> {
  await conversations(db).doc(id).update({ campaign });
}

/** Changes what a new message changes, with the transaction. Writes 1. */
export function advanceConversation(
  transaction: Transaction,
  db: Firestore,
  id: string,
  changes: Pick<Conversation, 'messageCount' | 'sentCounts' | 'lastMessage' | 'updatedAt'>,
): void {
  transaction.update(conversations(db).doc(id), changes);
}
