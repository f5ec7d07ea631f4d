import type * as operations from '@doubloon/contract/media/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler, UploadHandler } from '../platform/http/operation-route.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import { setWallpaper } from '../stores/change-settings.ts';

/** Puts a picture behind the caller's store and removes the one before. */
export const uploadWallpaper: UploadHandler<typeof operations.uploadWallpaper> = async (call, _input, files) => {
  const { db, clock, caller } = call;
  const { file, former } = await storeFiles(call, `users/${caller.uid}/public`, files, ([stored]) => {
    if (!stored) throw new Error('An upload of one file brought none');
    const { downloadUrl, storagePath, name } = stored;
    const wallpaper = { downloadUrl, storagePath, originalName: name };
    return unitOfWork({ db }, async (tx) => {
      const before = await setWallpaper(tx, caller.uid, wallpaper);
      keepFiles(tx, [stored]);
      const paths = before ? [before.storagePath] : [];
      releaseFiles(tx, paths, clock.now());
      return { file: stored, former: paths };
    });
  });
  await removeReleasedFiles(call, former);
  return { downloadURL: file.downloadUrl, originalName: file.name };
};

/** Removes the picture behind the caller's store. Throws `not_found` when there is none. */
export const deleteWallpaper: Handler<typeof operations.deleteWallpaper> = async (call) => {
  const { db, clock, caller } = call;
  const { storagePath } = await unitOfWork({ db }, async (tx) => {
    const before = await setWallpaper(tx, caller.uid, null);
    if (!before) throw new AppError('not_found', 'No wallpaper to delete');
    releaseFiles(tx, [before.storagePath], clock.now());
    return before;
  });
  await removeReleasedFiles(call, [storagePath]);
  return { success: true };
};
