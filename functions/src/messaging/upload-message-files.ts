import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import type * as operations from '@doubloon/contract/messaging/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import type { StoredFile, UploadedFile } from '../platform/uploads/uploaded-file.ts';
import { getConversationOfCaller } from './get-conversation.ts';
import { messageUploadId } from './message-uploads.store.ts';

type Files = readonly UploadedFile[];

/** Stores a file for a message of the caller to a conversation. Throws `not_found` for a conversation of others. */
export async function uploadMessageFile(
  call: Call,
  { body }: InputOf<typeof operations.uploadMessageFile>,
  files: Files,
): Promise<ResultOf<typeof operations.uploadMessageFile>> {
  const [attachment] = await storeAttachments(call, body.chatId, files);
  if (!attachment) throw new AppError('internal', 'No file was stored');
  return attachment;
}

/** Uploads several files for a message, all or none. */
export function uploadMessageFiles(
  call: Call,
  { body }: InputOf<typeof operations.uploadMessageFiles>,
  files: Files,
): Promise<ResultOf<typeof operations.uploadMessageFiles>> {
  return storeAttachments(call, body.chatId, files);
}

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
