import { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { latestUpdateFirst, type PageWanted } from '../platform/database/collection.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';

export class Conversations extends storeOf('conversations', Conversation, ({ id }) => id) {
  /** A page of somebody's conversations, latest activity first. Reads one document more than the page. */
  page(page: PageWanted, uid: string): Promise<Page<Conversation>> {
    return latestUpdateFirst(this.#of(uid), page);
  }

  /** Every conversation of a person, read in pages as they are asked for. */
  eachOf(uid: string): AsyncIterable<Conversation> {
    return this.each(this.#of(uid));
  }

  #of(uid: string) {
    return this.documents.where('participantIds', 'array-contains', uid);
  }
}

/** Stores a new conversation; false when there is one with its id. Writes 1. */
export async function addConversation({ db }: { readonly db: Database }, conversation: Conversation): Promise<boolean> {
  try {
    await unitOfWork({ db }, (tx) => tx.conversations.add(conversation));
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Names the campaign that a conversation is about. Writes 1. */
export function nameCampaign(
  { db }: { readonly db: Database },
  id: string,
  campaign: Conversation['campaign'],
): Promise<void> {
  return unitOfWork({ db }, (tx) => tx.conversations.update(id, { campaign }));
}
