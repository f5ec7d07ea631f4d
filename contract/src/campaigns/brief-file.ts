import { z } from 'zod';
import type { UploadRules } from '../calls/operation.ts';
import { IMAGE_EXTENSIONS, unsupportedFile } from '../shared/file-type-names.ts';
import { DocumentId } from '../shared/values.ts';

/** Files that an owner can put to the brief of a campaign. */
export const MAX_BRIEF_FILES = 3;

const DOCUMENTS = ['pdf'] as const;

/** Upload rules for a file of a brief; a picture keeps its type and size, because creators may use it in their posts. */
export const BRIEF_FILE_UPLOAD: UploadRules = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
  extensions: [...IMAGE_EXTENSIONS, ...DOCUMENTS],
  messages: {
    missing: 'Please select files to upload',
    tooLarge: 'File size must be less than 10MB',
    unsupported: unsupportedFile({ images: IMAGE_EXTENSIONS, documents: DOCUMENTS }),
  },
};

/** A file of the brief of a campaign, read by everybody who sees the campaign. */
export const BriefFile = z.object({
  id: DocumentId,
  name: z.string(),
  /** Media type, by content. */
  contentType: z.string(),
  sizeBytes: z.int().nonnegative(),
  downloadUrl: z.string(),
  storagePath: z.string(),
});
export type BriefFile = z.infer<typeof BriefFile>;

/** A file of the brief as the API shows it. */
export const BriefFileView = z.object({
  id: DocumentId,
  name: z.string().max(1024),
  /** Media type, by content. */
  type: z.string().max(200),
  /** Bytes. */
  size: z.int().nonnegative(),
  url: z.string().max(2000),
});
export type BriefFileView = z.infer<typeof BriefFileView>;
