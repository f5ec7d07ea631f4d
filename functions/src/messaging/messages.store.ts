import { Message } from '@doubloon/contract/messaging/message.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notACursor } from '../platform/app-error.ts';
import { collection, type PageWanted } from '../platform/collection.ts';

const messages = (db: Firestore) => collection(db, COLLECTIONS.messages, Message);

/**
 * A page of a conversation's messages, newest first; with `after` only those with a larger number. The cursor is a message's
 * number, so what is sent meanwhile neither shifts nor repeats anything. Reads one document more than the page.
 */
export async function pageOfMessages(
  db: Firestore,
  conversationId: string,
  { limit = DEFAULT_PAGE_SIZE, cursor, after }: PageWanted & { readonly after?: number | undefined },
): Promise<Page<Message>> {
  let list = messages(db).where('conversationId', '==', conversationId);
  if (after !== undefined) list = list.where('number', '>', after);
  list = list.orderBy('number', 'desc').limit(limit + 1);
  if (cursor !== undefined) list = list.startAfter(readCursor(cursor));
  const found = (await list.get()).docs.map((document) => document.data());
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? String(items.at(-1)?.number) : null };
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw notACursor();
  return Number(cursor);
}

/** A message, or null, inside the transaction. Reads 1. */
export async function findMessage(transaction: Transaction, db: Firestore, id: string): Promise<Message | null> {
  return (await transaction.get(messages(db).doc(id))).data() ?? null;
}

/** Stores a new message with the transaction. Writes 1. */
export function addMessage(transaction: Transaction, db: Firestore, message: Message): void {
  transaction.create(messages(db).doc(message.id), message);
}
