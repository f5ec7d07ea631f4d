import { IMAGE_EXTENSIONS, unsupportedFile } from '../shared/file-type-names.ts';
import type { UploadRules } from '../calls/operation.ts';

/** Upload rules for one picture that stands in a page: the pictures and the wallpaper of a store, and the cover of a loot. */
export const PICTURE_UPLOAD: UploadRules = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 5 * 1024 * 1024,
  extensions: IMAGE_EXTENSIONS,
  maxPictureSide: 1_920,
  messages: {
    missing: 'Please select files to upload',
    tooLarge: 'File size must be less than 5MB',
    unsupported: unsupportedFile({ images: IMAGE_EXTENSIONS }),
  },
};
