import type { Media, MediaView } from '@doubloon/contract/media/media.ts';
import type * as operations from '@doubloon/contract/media/operations.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findShownStore } from '../stores/find-store.ts';

/** A picture or video as the API shows it. */
export function toMediaView(media: Media): MediaView {
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
export const listMedia: Handler<typeof operations.listMedia> = async ({ db, caller }, { params, query }) => {
  const { sections } = await findShownStore(db, params.id, caller);
  if (!sections.media) return { items: [], nextCursor: null };
  return mapPage(await db.media.page(params.id, query), toMediaView);
};
