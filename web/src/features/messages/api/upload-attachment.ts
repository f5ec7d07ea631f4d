import { uploadMessageFile } from '@doubloon/contract/messaging/operations.ts';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { upload } from '../../../shared/api/upload.ts';

/** Takes one file to a conversation, where it waits to be sent. */
export const uploadAttachment = (chatId: string, file: File, carriage: Carriage) =>
  upload(uploadMessageFile, { body: { chatId } }, [file], carriage);
