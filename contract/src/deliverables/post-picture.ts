import { z } from 'zod';
import type { UploadRules } from '../calls/operation.ts';
import { IMAGE_EXTENSIONS, unsupportedFile } from '../shared/file-type-names.ts';
import type { PlatformId } from '../shared/platforms.ts';

/** Platforms whose posts cannot be framed, so the picture that a post's page names is stored with its treasure. */
const PICTURED_PLATFORMS = ['facebook', 'xiaohongshu'] as const satisfies readonly PlatformId[];
export type PicturedPlatform = (typeof PICTURED_PLATFORMS)[number];

/** True when posts of a platform are shown by their picture. */
export const isPictured = (platform: PlatformId): platform is PicturedPlatform =>
  PICTURED_PLATFORMS.some((pictured) => pictured === platform);

/** A picture of a post in our own storage. */
export const PostPicture = z.object({ storagePath: z.string(), downloadUrl: z.url() });
export type PostPicture = z.infer<typeof PostPicture>;

/** Rules for a picture of a post, in the form of upload rules; the messages are for the log. */
export const POST_PICTURE_RULES: UploadRules = {
  field: 'picture',
  maxFiles: 1,
  maxBytes: 5 * 1024 * 1024,
  extensions: IMAGE_EXTENSIONS,
  // Its place in a review is at most 640 px wide, on screens with up to two device pixels for each.
  maxPictureSide: 1280,
  messages: {
    missing: 'The picture of the post is missing',
    tooLarge: 'The picture of the post is too large',
    unsupported: unsupportedFile({ images: IMAGE_EXTENSIONS }),
  },
};
