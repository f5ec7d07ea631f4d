import { uploadStoreImage as operation } from '@doubloon/contract/stores/operations.ts';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { upload } from '../../../shared/api/upload.ts';

/** Puts an image into the hero or the logo of the caller's own store, in the place of the one before. */
export function uploadStoreImage(id: string, slot: 'hero' | 'logo', file: File, carriage: Carriage) {
  return upload(operation, { params: { id }, body: { slot } }, [file], carriage);
}
