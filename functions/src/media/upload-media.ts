import { MAX_MEDIA_PER_CREATOR, type Media } from '@doubloon/contract/media/media.ts';
import type * as operations from '@doubloon/contract/media/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { UploadHandler } from '../platform/http/operation-route.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import { toMediaView } from './media-view.ts';

function refuseWhenFull(count: number): void {
  if (count < MAX_MEDIA_PER_CREATOR) return;
  const message = `Your store holds ${MAX_MEDIA_PER_CREATOR} pictures and videos. Please remove one first.`;
  throw new AppError('illegal_state', message);
}

/** Adds a picture or video to the caller's store. Throws `illegal_state` when the store is full, `forbidden` for another's. */
export const uploadMedia: UploadHandler<typeof operations.uploadMedia> = async (call, { body }, files) => {
  const { db, clock, caller } = call;
  if (body.userId !== undefined && body.userId !== caller.uid) {
    throw new AppError('forbidden', 'You can only do this for your own account');
  }
  refuseWhenFull(await db.media.countOf(caller.uid));
  const media = await storeFiles(call, `users/${caller.uid}/public`, files, ([file]) => {
    if (!file) throw new Error('An upload of one file brought none');
    const createdAt = clock.now();
    const item: Media = {
      id: newId('med', createdAt),
      creatorId: caller.uid,
      mediaType: file.kind === 'video' ? 'video' : 'image',
      caption: body.caption ?? '',
      originalName: file.name,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      storagePath: file.storagePath,
      downloadUrl: file.downloadUrl,
      createdAt,
    };
    return unitOfWork({ db }, async (tx) => {
      refuseWhenFull(await tx.media.countOf(caller.uid));
      tx.media.add(item);
      keepFiles(tx, [file]);
      return item;
    });
  });
  return toMediaView(media);
};
