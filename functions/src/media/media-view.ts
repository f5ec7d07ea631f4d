import type { Media, MediaView } from '@doubloon/contract/media/media.ts';

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
