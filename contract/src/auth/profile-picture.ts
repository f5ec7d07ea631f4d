import { z } from 'zod';
import { IMAGE_EXTENSIONS, unsupportedFile } from '../shared/file-type-names.ts';
import type { UploadRules } from '../calls/operation.ts';

export const PROFILE_PICTURE_RULES: UploadRules = {
  field: 'profilePic',
  maxFiles: 1,
  // "Less than": the specification, section 5.
  maxBytes: 5 * 1024 * 1024 - 1,
  extensions: IMAGE_EXTENSIONS,
  // The largest place for a profile picture is 96 px wide, on screens with up to four device pixels for each.
  maxPictureSide: 512,
  messages: {
    missing: 'Please select a picture',
    tooLarge: 'Profile picture must be less than 5MB',
    unsupported: unsupportedFile({ images: IMAGE_EXTENSIONS }),
  },
};

/** A picture as a base64 data URL; null or an empty text removes the current one. */
export const ProfilePicture = z
  .string()
  .refine(
    (text) => text === '' || /^data:image\/[\w.+-]{1,40};base64,/.test(text.slice(0, 80)),
    'A data URL of an image is needed',
  )
  .nullable();
