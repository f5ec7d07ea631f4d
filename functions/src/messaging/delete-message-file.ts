import type { deleteMessageFile as operation } from '@doubloon/contract/messaging/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { findMessageUploads, removeMessageUpload } from './message-uploads.store.ts';

/**
 * Removes a file the caller has uploaded and not sent. Throws `not_found` for any other file, `illegal_state` for one that was sent: a
 * message stays as the other has received it.
 */
export const deleteMessageFile: Verb<typeof operation> = async (call, { body: { storagePath } }) => {
  const { db, clock, caller } = call;
  await db.runTransaction(async (transaction) => {
    const [upload] = await findMessageUploads(transaction, db, [storagePath]);
    if (upload?.uploaderId !== caller.uid) throw notFound('File');
    if (upload.messageId !== null) {
      throw new AppError('illegal_state', 'This file has been sent and can no longer be deleted');
    }
    removeMessageUpload(transaction, db, upload.id);
    releaseFiles(transaction, db, [storagePath], clock.now());
  });
  await removeReleasedFiles(call, [storagePath]);
  return { success: true };
};
