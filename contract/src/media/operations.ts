import { z } from 'zod';
import { IMAGE_EXTENSIONS, unsupportedFile, VIDEO_EXTENSIONS } from '../shared/file-type-names.ts';
import { ById, ByUid, Uid, uidOr } from '../shared/values.ts';
import { anyoneKnown, defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { UPLOADS, type UploadRules } from '../calls/operation.ts';
import { PICTURE_UPLOAD } from './picture-upload.ts';
import { Caption, MediaView } from './media.ts';

const MEDIA_UPLOAD: UploadRules = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
  extensions: [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS],
  maxPictureSide: PICTURE_UPLOAD.maxPictureSide,
  messages: {
    missing: PICTURE_UPLOAD.messages.missing,
    tooLarge: 'File size must be less than 10MB',
    unsupported: unsupportedFile({ images: IMAGE_EXTENSIONS, videos: VIDEO_EXTENSIONS }),
  },
};

const editing = [{ bucket: 'media-edits', per: 'user', max: 120, windowSeconds: 600 }] as const;

export const uploadMedia = defineOperation('POST /media/upload', {
  id: 'uploadMedia',
  summary: "Add a picture or video to the caller's own store; what it is, its content decides, not `type`",
  access: onlyRoles('content_creator'),
  input: {
    body: z.object({
      type: z.string().max(100).optional(),
      caption: Caption.optional(),
      /** The caller's own uid; may be omitted. */
      userId: Uid.optional(),
    }),
  },
  upload: MEDIA_UPLOAD,
  rateLimits: [UPLOADS],
  output: MediaView,
  status: 201,
  errors: ['forbidden', 'illegal_state'],
  cost: { reads: 3, writes: 4 },
});

export const listMedia = defineOperation('GET /media/user/{id}', {
  id: 'listMedia',
  summary:
    "The pictures and videos of a creator's public store, newest first; none for others while the creator has switched the section off",
  access: anyoneKnown,
  input: { params: ByUid, query: PageQuery },
  pageOf: MediaView,
  errors: ['not_found'],
  cost: { reads: 54, writes: 0 },
});

export const captionMedia = defineOperation('PUT /media/{id}/caption', {
  id: 'captionMedia',
  summary: 'Change the caption of an own picture or video',
  access: onlyRoles('content_creator'),
  input: { params: ById, body: z.object({ caption: Caption }) },
  rateLimits: editing,
  output: MediaView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 1 },
});

export const uploadWallpaper = defineOperation('POST /media/wallpaper', {
  id: 'uploadWallpaper',
  summary: "Put a picture behind the caller's own store, in the place of the one before",
  access: onlyRoles('content_creator'),
  self: 'body.userId',
  input: {
    body: z.object({ userId: uidOr(SENTENCES.wallpaperUser) }),
  },
  upload: PICTURE_UPLOAD,
  rateLimits: [UPLOADS],
  output: z.object({ downloadURL: z.string(), originalName: z.string() }),
  status: 201,
  errors: ['not_found'],
  cost: { reads: 4, writes: 6 },
});

export const deleteWallpaper = defineOperation('DELETE /media/wallpaper/{id}', {
  id: 'deleteWallpaper',
  summary: "Remove the picture behind the caller's own store; `id` is the caller's uid",
  access: onlyRoles('content_creator'),
  self: 'params.id',
  input: { params: ByUid },
  errors: ['not_found'],
  cost: { reads: 3, writes: 4 },
});

export const deleteMedia = defineOperation('DELETE /media/{id}', {
  id: 'deleteMedia',
  summary: 'Remove an own picture or video, its file too',
  access: onlyRoles('content_creator'),
  input: { params: ById },
  errors: ['not_found'],
  cost: { reads: 1, writes: 3 },
});

export const deleteMediaFile = defineOperation('DELETE /media/{id}/file', {
  id: 'deleteMediaFile',
  summary: 'Remove an own picture or video by its file, without which nothing is left to show',
  access: onlyRoles('content_creator'),
  input: { params: ById },
  errors: ['not_found'],
  cost: { reads: 1, writes: 3 },
});
