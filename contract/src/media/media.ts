import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { optionalText } from '../shared/readable-text.ts';

/** Maximum number of pictures and videos in one creator's store. */
export const MAX_MEDIA_PER_CREATOR = 200;

export const MediaType = z.enum(['image', 'video']);
export type MediaType = z.infer<typeof MediaType>;

export const Caption = optionalText(300);

/** A picture or video of a creator's store, `media/{id}`. */
export const Media = z.object({
  id: DocumentId,
  creatorId: Uid,
  mediaType: MediaType,
  caption: z.string(),
  originalName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  storagePath: z.string(),
  downloadUrl: z.string(),
  createdAt: z.date(),
});
export type Media = z.infer<typeof Media>;

export const MediaView = named('Media', {
  id: DocumentId,
  userId: Uid,
  downloadURL: z.string(),
  ...Media.pick({ mediaType: true, caption: true, originalName: true, contentType: true }).shape,
  fileSize: z.int(),
  uploadDate: WireDate,
});
export type MediaView = z.infer<typeof MediaView>;
