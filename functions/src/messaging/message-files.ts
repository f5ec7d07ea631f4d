import { type Attachment, type MessageUpload, UNSENT_FILE_HOURS } from '@doubloon/contract/messaging/attachment.ts';
import { AppError, notFound, illegalState } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call, Dependencies, Handler, UploadHandler } from '../platform/dependencies.ts';
import { allDue, untilDone, type JobRun } from '../platform/jobs/until-done.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import type { StoredFile, UploadedFile } from '../platform/uploads/stored-file.ts';
import { getConversationOfCaller } from './conversations.ts';
import { messageUploadId } from './messaging.store.ts';

type Files = readonly UploadedFile[];

/** Stores a file for a message of the caller to a conversation. Throws `not_found` for a conversation of others. */
export const uploadMessageFile: UploadHandler<'uploadMessageFile'> = async (call, { body }, files) => {
  const [attachment] = await storeAttachments(call, body.chatId, files);
  if (!attachment) throw new AppError('internal', 'No file was stored');
  return attachment;
};

/** Uploads several files for a message, all or none. */
export const uploadMessageFiles: UploadHandler<'uploadMessageFiles'> = (call, { body }, files) => {
  return storeAttachments(call, body.chatId, files);
};

async function storeAttachments(call: Call, chatId: string, files: Files): Promise<Attachment[]> {
  const { db, clock, caller } = call;
  const { id: conversationId } = await getConversationOfCaller(db, chatId, caller);
  return storeFiles(call, `conversations/${conversationId}`, files, async (stored) => {
    const attachments = stored.map(toAttachment);
    const createdAt = clock.now();
    await unitOfWork({ db }, (tx) => {
      for (const attachment of attachments) {
        const id = messageUploadId(attachment.storagePath);
        const uploaderId = caller.uid;
        tx.messageUploads.add({ id, conversationId, uploaderId, attachment, messageId: null, createdAt });
      }
      keepFiles(tx, stored);
      return Promise.resolve();
    });
    return attachments;
  });
}

function toAttachment({ name, contentType, sizeBytes, downloadUrl, storagePath }: StoredFile): Attachment {
  return { fileName: name, fileType: contentType, fileSize: sizeBytes, downloadURL: downloadUrl, storagePath };
}

/**
 * Removes a file the caller has uploaded and not sent. Throws `not_found` for any other file, `illegal_state` for one that was sent: a
 * message stays as the other has received it.
 */
export const deleteMessageFile: Handler<'deleteMessageFile'> = async (call, { body: { storagePath } }) => {
  const { db, clock, caller } = call;
  await unitOfWork({ db }, async (tx) => {
    const [upload] = await tx.messageUploads.findByPaths([storagePath]);
    if (upload?.uploaderId !== caller.uid) throw notFound('File');
    if (upload.messageId !== null) throw illegalState('This file has been sent and can no longer be deleted');
    tx.messageUploads.remove(upload.id);
    releaseFiles(tx, [storagePath], clock.now());
  });
  await removeReleasedFiles(call, [storagePath]);
  return { success: true };
};

const HOUR_MS = 60 * 60 * 1000;

/** The scheduled job that removes files that were not sent within `UNSENT_FILE_HOURS`. */
export async function removeUnsentFiles(deps: Dependencies & JobRun): Promise<void> {
  const { db, clock, log } = deps;
  const before = new Date(clock.now().getTime() - UNSENT_FILE_HOURS * HOUR_MS);
  const unsent = allDue({
    items: db.messageUploads.eachUnsent(before),
    idOf: ({ id }) => id,
    handle: (upload) => removeUnsent(deps, [upload]),
    failed: ({ id }, error) => {
      log.error({ uploadId: id, err: error }, 'an unsent file could not be removed');
    },
  });
  await untilDone(deps, [unsent]);
}

/** Removes those uploads that are still unsent, with their files. */
export async function removeUnsent(deps: Dependencies, uploads: readonly MessageUpload[]): Promise<void> {
  const { db, clock } = deps;
  const released = await unitOfWork({ db }, async (tx) => {
    const found = await tx.messageUploads.findAll(uploads.map(({ id }) => id));
    const unsent = found.filter(({ messageId }) => messageId === null);
    const paths = unsent.map(({ attachment }) => attachment.storagePath);
    for (const { id } of unsent) tx.messageUploads.remove(id);
    releaseFiles(tx, paths, clock.now());
    return paths;
  });
  await removeReleasedFiles(deps, released);
}
