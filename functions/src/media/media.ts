import { MAX_MEDIA_PER_CREATOR, type Media, type MediaView } from '@doubloon/contract/media/media.ts';
import { AppError, notFound, illegalState, forbidden } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Dependencies, Handler, UploadHandler } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import { setWallpaper } from '../stores/store-settings.ts';
import { mapPage } from '../platform/database/collection.ts';
import { findShownStore } from '../stores/show-stores.ts';

/** A picture or video of `uid`. Throws `not_found`, also for somebody else's. Reads 1. */
async function getOwnMedia(tx: Tx, id: string, uid: string): Promise<Media> {
  const media = await tx.media.find(id);
  if (media?.creatorId !== uid) throw notFound('Media');
  return media;
}

/** Changes the caption of an own picture or video. Throws `not_found`. */
export const captionMedia: Handler<'captionMedia'> = ({ db, caller }, { params, body }) =>
  unitOfWork({ db }, async (tx) => {
    const media = await getOwnMedia(tx, params.id, caller.uid);
    tx.media.update(params.id, { caption: body.caption });
    return toMediaView({ ...media, caption: body.caption });
  });

/** Removes a picture or video of `uid` with its file. Throws `not_found`. Reads 1, writes 3. */
export async function removeMediaOf(deps: Dependencies, uid: string, id: string): Promise<void> {
  const { db, clock } = deps;
  const paths = await unitOfWork({ db }, async (tx) =>
    removeMediaInUnit(tx, await getOwnMedia(tx, id, uid), clock.now()),
  );
  await removeReleasedFiles(deps, paths);
}

/** Removes a picture or video that the unit of work has read, and releases its file, whose path it returns. Writes 2. */
export function removeMediaInUnit(tx: Tx, { id, storagePath }: Media, now: Date): string[] {
  tx.media.remove(id);
  releaseFiles(tx, [storagePath], now);
  return [storagePath];
}

/** Removes an own picture or video with its file. Throws `not_found`. */
export const deleteMedia: Handler<'deleteMedia'> = async (call, { params }) => {
  await removeMediaOf(call, call.caller.uid, params.id);
  return { success: true };
};

/** Removes an own picture or video, of which nothing is left to show without its file. Throws `not_found`. */
export const deleteMediaFile: Handler<'deleteMediaFile'> = (call, input) => deleteMedia(call, input);

function refuseWhenFull(count: number): void {
  if (count < MAX_MEDIA_PER_CREATOR) return;
  const message = `Your store holds ${MAX_MEDIA_PER_CREATOR} pictures and videos. Please remove one first.`;
  throw illegalState(message);
}

/** Adds a picture or video to the caller's store. Throws `illegal_state` when the store is full, `forbidden` for another's. */
export const uploadMedia: UploadHandler<'uploadMedia'> = async (call, { body }, files) => {
  const { db, clock, caller } = call;
  if (body.userId !== undefined && body.userId !== caller.uid) {
    throw forbidden('You can only do this for your own account');
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

/** Puts a picture behind the caller's store and removes the one before. */
export const uploadWallpaper: UploadHandler<'uploadWallpaper'> = async (call, _input, files) => {
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
export const deleteWallpaper: Handler<'deleteWallpaper'> = async (call) => {
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

function toMediaView(media: Media): MediaView {
  const { id, creatorId, mediaType, caption, originalName, contentType, sizeBytes, downloadUrl, createdAt } = media;
  return {
    id,
    userId: creatorId,
    downloadURL: downloadUrl,
    mediaType,
    caption,
    originalName,
    contentType,
    fileSize: sizeBytes,
    uploadDate: createdAt,
  };
}

/** Lists the media in a creator's store, to others nothing while its section is off. Throws `not_found` for somebody without an open store. */
export const listMedia: Handler<'listMedia'> = async ({ db, caller }, { params, query }) => {
  const { sections } = await findShownStore(db, params.id, caller);
  if (!sections.media) return { items: [], nextCursor: null };
  return mapPage(await db.media.page(params.id, query), toMediaView);
};
