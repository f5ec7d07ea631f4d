import { named, DocumentId, Uid } from '../shared/values.ts';
import { z } from 'zod';
import { fileTypeNames } from '../shared/file-type-names.ts';
import type { UploadRules } from '../calls/operation.ts';

export const MAX_ATTACHMENTS = 10;
/** Hours after which a file that is in no message is removed. */
export const UNSENT_FILE_HOURS = 24;

const MEGABYTE = 1024 * 1024;

/** Files that can be attached. No archives: nobody sees what is in one before it is opened. */
const EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'mp4',
  'mov',
  'avi',
  'mp3',
  'wav',
  'txt',
] as const;

export const ATTACHMENT_UPLOAD = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 10 * MEGABYTE,
  extensions: EXTENSIONS,
  messages: {
    missing: 'Please select files to upload',
    tooLarge: 'Some files were too large. Maximum file size is 10MB.',
    unsupported: `File type not supported. Please attach ${fileTypeNames(EXTENSIONS).join(', ')}.`,
  },
} as const satisfies UploadRules;

export const ATTACHMENTS_UPLOAD = {
  ...ATTACHMENT_UPLOAD,
  field: 'files',
  maxFiles: MAX_ATTACHMENTS,
} as const satisfies UploadRules;

export const StoragePath = z.string().min(1).max(1024);

/** A file of a message, as it is stored and as the API shows it. */
export const Attachment = named('Attachment', {
  fileName: z.string(),
  fileType: z.string().describe('Media type, by content'),
  fileSize: z.int().nonnegative().describe('Bytes'),
  downloadURL: z.string(),
  storagePath: StoragePath,
  removed: z
    .boolean()
    .optional()
    .describe('True once our team has deleted the file after a report; its address leads nowhere'),
});
export type Attachment = z.infer<typeof Attachment>;

/** A file to send, named by its path; the other fields of the specification's attachment come from the uploaded file. */
export const AttachmentReference = z.object({
  storagePath: StoragePath,
  fileName: z.string().max(1024).optional(),
  fileType: z.string().max(200).optional(),
  fileSize: z.int().nonnegative().optional(),
  downloadURL: z.string().max(2000).optional(),
});

/** A file that a person uploaded to a conversation, `messageUploads/{id}`; `messageId` is null until it is sent. */
export const MessageUpload = z.object({
  id: DocumentId,
  conversationId: DocumentId,
  uploaderId: Uid,
  attachment: Attachment,
  messageId: DocumentId.nullable(),
  createdAt: z.date(),
});
export type MessageUpload = z.infer<typeof MessageUpload>;
