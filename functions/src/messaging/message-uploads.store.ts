import { MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

/** The id of the record of a stored file. */
export const messageUploadId = (storagePath: string): string => derivedId('upl', storagePath);

export class MessageUploads extends storeOf('messageUploads', MessageUpload, ({ id }) => id) {
  /** The records of stored files in the order asked for, null where there is none. Reads one per path. */
  findByPaths(storagePaths: readonly string[]): Promise<(MessageUpload | null)[]> {
    return this.findEach(storagePaths.map(messageUploadId));
  }

  /** Files that are in no message and were uploaded before a moment, the oldest first. Reads at most `limit`. */
  findUnsent(before: Date, limit: number): Promise<MessageUpload[]> {
    return this.all(this.#unsent().where('createdAt', '<', before).orderBy('createdAt').limit(limit));
  }

  /** Every file that a person has uploaded and not sent, read in pages as they are asked for. */
  eachUnsentOf(uid: string): AsyncIterable<MessageUpload> {
    return this.each(this.#unsent().where('uploaderId', '==', uid));
  }

  #unsent() {
    return this.documents.where('messageId', '==', null);
  }
}
