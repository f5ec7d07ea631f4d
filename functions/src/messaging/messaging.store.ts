import { Conversation, ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { Message } from '@doubloon/contract/messaging/message.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import { latestUpdateFirst, type PageWanted } from '../platform/database/collection.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { readableOf } from '../platform/database/unreadable-document.ts';
import { notACursor } from '../platform/app-error.ts';
import { derivedId } from '../platform/ids.ts';

export class Conversations extends storeOf('conversations', Conversation, ({ id }) => id) {
  /** A page of somebody's conversations, latest activity first. Reads one document more than the page. */
  page(page: PageWanted, uid: string): Promise<Page<Conversation>> {
    return latestUpdateFirst(this.#of(uid), page);
  }

  override eachOf(uid: string): AsyncIterable<Conversation> {
    return this.each(this.#of(uid));
  }

  /** Takes back everything that somebody agreed to have shown to banks, in units of work of its own. */
  takeBackConsents(uid: string): Promise<void> {
    return this.changeEach(this.#of(uid), ({ bankConsents: { [uid]: agreedAt, ...others } }) =>
      agreedAt ? { bankConsents: others } : null,
    );
  }

  #of(uid: string) {
    return this.documents.where('participantIds', 'array-contains', uid);
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

const idOf = ({ conversationId, uid }: Pick<ReadMark, 'conversationId' | 'uid'>): string => `${conversationId}__${uid}`;

export class ReadMarks extends storeOf('readMarks', ReadMark, idOf, { of: 'uid' }) {
  /** Returns the read mark of somebody in a conversation, or null when they have read nothing. Reads 1. */
  findOf(whose: Pick<ReadMark, 'conversationId' | 'uid'>): Promise<ReadMark | null> {
    return this.find(idOf(whose));
  }

  /** Returns, by conversation, how many of the other person's messages somebody has read. Reads one per id. */
  async findCounts(uid: string, conversationIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.findAll(conversationIds.map((conversationId) => idOf({ conversationId, uid })));
    return new Map(found.map(({ conversationId, readCount }) => [conversationId, readCount]));
  }
}

/** Moves a read mark forward; one that is as far already stays as it is. Reads 1, writes at most 1. */
export async function raiseReadMark({ db }: { readonly db: Database }, mark: ReadMark): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const readCount = (await tx.readMarks.findOf(mark))?.readCount ?? 0;
    if (mark.readCount > readCount) tx.readMarks.put(mark);
  });
}

export class Messages extends storeOf('messages', Message, ({ id }) => id) {
  /**
   * A page of a conversation's messages, newest first; with `after` only those with a larger number. The cursor is a message's number, so new messages neither
   * shift nor repeat anything. Reads one document more than the page.
   */
  async page(
    conversationId: string,
    { limit = DEFAULT_PAGE_SIZE, cursor, after }: PageWanted & { readonly after?: number | undefined },
  ): Promise<Page<Message>> {
    let list = this.documents.where('conversationId', '==', conversationId);
    if (after !== undefined) list = list.where('number', '>', after);
    list = list.orderBy('number', 'desc').limit(limit + 1);
    if (cursor !== undefined) list = list.startAfter(readCursor(cursor));
    const found = await this.found(list);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { items: readableOf(shown), nextCursor: last ? String(Number(last.get('number'))) : null };
  }

  /** Returns the message with which a conversation began, or null. Reads at most 1. */
  async findFirst(conversationId: string): Promise<Message | null> {
    const first = this.documents.where('conversationId', '==', conversationId).where('number', '==', 1);
    return readableOf(await this.found(first.limit(1)))[0] ?? null;
  }

  /** Every message a person has sent or got, read in pages as they are asked for. */
  override eachOf(uid: string): AsyncIterable<Message> {
    return this.each(this.documents.where('participantIds', 'array-contains', uid));
  }
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw notACursor();
  return Number(cursor);
}

export const messageUploadId = (storagePath: string): string => derivedId('upl', storagePath);

export class MessageUploads extends storeOf('messageUploads', MessageUpload, ({ id }) => id) {
  /** The records of stored files in the order asked for, null where there is none. Reads one per path. */
  findByPaths(storagePaths: readonly string[]): Promise<(MessageUpload | null)[]> {
    return this.findEach(storagePaths.map(messageUploadId));
  }

  /** Yields the files that are in no message and were uploaded before a moment, the oldest first, read on demand. Reads one each. */
  eachUnsent(before: Date): AsyncIterable<MessageUpload> {
    return this.inTurn(this.#unsent().where('createdAt', '<', before).orderBy('createdAt'));
  }

  /** Every file that a person has uploaded and not sent, read in pages as they are asked for. */
  eachUnsentOf(uid: string): AsyncIterable<MessageUpload> {
    return this.each(this.#unsent().where('uploaderId', '==', uid));
  }

  #unsent() {
    return this.documents.where('messageId', '==', null);
  }
}
