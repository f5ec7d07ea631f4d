import { Media } from '@doubloon/contract/media/media.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst, type PageWanted } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

const media = (db: Firestore) => collection(db, COLLECTIONS.media, Media);
const mediaOf = (db: Firestore, creatorId: string) => media(db).where('creatorId', '==', creatorId);

/** How many a creator has; inside a transaction when one is given. Reads 1. */
export async function countMedia(db: Firestore, creatorId: string, transaction?: Transaction): Promise<number> {
  const query = mediaOf(db, creatorId).count();
  return (await (transaction ? transaction.get(query) : query.get())).data().count;
}

/** Stores a new one with the transaction. Writes 1. */
export function insertMedia(transaction: Transaction, db: Firestore, item: Media): void {
  transaction.create(media(db).doc(item.id), item);
}

/** One by its id, or null, in a transaction. Reads 1. */
export async function findMedia(transaction: Transaction, db: Firestore, id: string): Promise<Media | null> {
  return (await transaction.get(media(db).doc(id))).data() ?? null;
}

/** Changes the caption of one the transaction has read. Writes 1. */
export function patchCaption(transaction: Transaction, db: Firestore, id: string, caption: string): void {
  transaction.update(media(db).doc(id), { caption });
}

/** Removes one the transaction has read. Writes 1. */
export function removeMediaDocument(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(media(db).doc(id));
}

/** A creator's, newest first. Reads one more than the page. */
export function pageOfMedia(db: Firestore, creatorId: string, page: PageWanted): Promise<Page<Media>> {
  return newestFirst(mediaOf(db, creatorId), page);
}

/** All of a creator's, read in pages as they are asked for. */
export function eachMediaOf(db: Firestore, creatorId: string): AsyncIterable<Media> {
  return eachData(mediaOf(db, creatorId));
}
