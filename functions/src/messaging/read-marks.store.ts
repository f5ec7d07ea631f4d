import { ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';

const idOf = ({ conversationId, uid }: Pick<ReadMark, 'conversationId' | 'uid'>): string => `${conversationId}__${uid}`;

export class ReadMarks extends storeOf('readMarks', ReadMark, idOf) {
  /** How far somebody has read a conversation, or null when they have read nothing. Reads 1. */
  findOf(whose: Pick<ReadMark, 'conversationId' | 'uid'>): Promise<ReadMark | null> {
    return this.find(idOf(whose));
  }

  /** How far somebody has read each of the conversations: id → messages of the other. Reads one per id. */
  async findCounts(uid: string, conversationIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.findAll(conversationIds.map((conversationId) => idOf({ conversationId, uid })));
    return new Map(found.map(({ conversationId, readCount }) => [conversationId, readCount]));
  }

  /** Removes how far a person has read. */
  removeOf(uid: string): Promise<void> {
    return this.removeEach(this.documents.where('uid', '==', uid));
  }
}

/** Moves a read mark forward; one that is as far already stays as it is. Reads 1, writes at most 1. */
export async function raiseReadMark({ db }: { readonly db: Database }, mark: ReadMark): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const readCount = (await tx.readMarks.findOf(mark))?.readCount ?? 0;
    if (mark.readCount > readCount) tx.readMarks.put(mark);
  });
}
