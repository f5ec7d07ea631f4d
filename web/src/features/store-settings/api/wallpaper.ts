import { deleteWallpaper as remove, uploadWallpaper as put } from '@doubloon/contract/media/operations.ts';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { request } from '../../../shared/api/request.ts';
import { upload } from '../../../shared/api/upload.ts';

/** Puts a picture behind the caller's own store, in the place of the one before. */
export function uploadWallpaper(userId: string, file: File, carriage: Carriage) {
  return upload(put, { body: { userId } }, [file], carriage);
}

/** Removes the picture behind the caller's own store. */
export function deleteWallpaper(userId: string) {
  return request(remove, { params: { id: userId } });
}
