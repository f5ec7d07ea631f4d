import { MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { derivedId } from '../platform/ids.ts';

const uploads = (db: Firestore) => collection(db, COLLECTIONS.messageUploads, MessageUpload);

/** The id of the record of a stored file. */
export const messageUploadId = (storagePath: string): string => derivedId('upl', storagePath);

/** The records of stored files in the order asked for, null where there is none, inside the transaction. Reads one per path. */
export async function findMessageUploads(
  transaction: Transaction,
  db: Firestore,
  storagePaths: readonly string[],
): Promise<(MessageUpload | null)[]> {
  if (storagePaths.length === 0) return [];
  const found = await transaction.getAll(...storagePaths.map((path) => uploads(db).doc(messageUploadId(path))));
  return found.map((snapshot) => snapshot.data() ?? null);
}

/** Stores the record of a new file with the transaction. Writes 1. */
export function addMessageUpload(transaction: Transaction, db: Firestore, upload: MessageUpload): void {
  transaction.create(uploads(db).doc(upload.id), upload);
}

/** Notes with the transaction in which message a file was sent. Writes 1. */
export function markUploadSent(transaction: Transaction, db: Firestore, id: string, messageId: string): void {
  transaction.update(uploads(db).doc(id), { messageId });
}

/** Removes the record of a file with the transaction. Writes 1. */
export function removeMessageUpload(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(uploads(db).doc(id));
}

/** Files that are in no message and were uploaded before a moment, the oldest first. Reads at most `limit`. */
export async function findUnsentUploads(db: Firestore, before: Date, limit: number): Promise<MessageUpload[]> {
  const unsent = uploads(db).where('messageId', '==', null).where('createdAt', '<', before);
  return (await unsent.orderBy('createdAt').limit(limit).get()).docs.map((document) => document.data());
}
