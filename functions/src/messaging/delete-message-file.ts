import type * as operations from '@doubloon/contract/messaging/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';

/**
 * Removes a file the caller has uploaded and not sent. Throws `not_found` for any other file, `illegal_state` for one that was sent: a
 * message stays as the other has received it.
 */
export const deleteMessageFile: Handler<typeof operations.deleteMessageFile> = async (
  call,
  { body: { storagePath } },
) => {
  const { db, clock, caller } = call;
  await unitOfWork({ db }, async (tx) => {
    const [upload] = await tx.messageUploads.findByPaths([storagePath]);
    if (upload?.uploaderId !== caller.uid) throw notFound('File');
    if (upload.messageId !== null) {
      throw new AppError('illegal_state', 'This file has been sent and can no longer be deleted');
    }
    tx.messageUploads.remove(upload.id);
    releaseFiles(tx, [storagePath], clock.now());
  });
  await removeReleasedFiles(call, [storagePath]);
  return { success: true };
};
