import { Message } from '@doubloon/contract/messaging/message.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { notACursor } from '../platform/app-error.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class Messages extends storeOf('messages', Message, ({ id }) => id) {
  /**
   * A page of a conversation's messages, newest first; with `after` only those with a larger number. The cursor is a message's
   * number, so what is sent meanwhile neither shifts nor repeats anything. Reads one document more than the page.
   */
  async page(
    conversationId: string,
    { limit = DEFAULT_PAGE_SIZE, cursor, after }: PageWanted & { readonly after?: number | undefined },
  ): Promise<Page<Message>> {
    let list = this.documents.where('conversationId', '==', conversationId);
    if (after !== undefined) list = list.where('number', '>', after);
    list = list.orderBy('number', 'desc').limit(limit + 1);
    if (cursor !== undefined) list = list.startAfter(readCursor(cursor));
    const found = await this.all(list);
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? String(items.at(-1)?.number) : null };
  }

  /** Every message a person has sent or got, read in pages as they are asked for. */
  eachOf(uid: string): AsyncIterable<Message> {
    return this.each(this.documents.where('participantIds', 'array-contains', uid));
  }
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw notACursor();
  return Number(cursor);
}
