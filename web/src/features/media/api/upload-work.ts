import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { upload } from '../../../shared/api/upload.ts';

/** Adds one picture or video to the caller's own store. */
export function uploadWork(file: File, caption: string, userId: string, carriage: Carriage) {
  return upload(uploadMedia, { body: { type: file.type, caption, userId } }, [file], carriage);
}
