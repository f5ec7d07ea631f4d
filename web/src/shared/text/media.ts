import { fileTypeNames, IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '@doubloon/contract/shared/file-type-names.ts';

/** Texts about pictures and videos, wherever they stand. */
export const filesText = {
  pictureFailed: 'This picture could not be loaded.',
  videoFailed: 'This video cannot be played.',
  /** Alternative text of an image that failed to load. */
  notLoaded: (description: string) => `${description}, could not be loaded`,
  noConnection: 'No connection',
  unreadable: 'This picture could not be read. Please choose another one.',
} as const;

/** Texts of a store's pictures and videos, word for word as specified. */
export const mediaText = {
  title: 'My Work',
  upload: 'Upload Media',
  loadFailed: 'Failed to load media',
  none: 'No work yet',
  noneForOwner: 'Pictures and videos you are proud of are the first thing a brand looks at.',
  noneForVisitor: 'This creator has not put any pictures or videos here yet.',
  uploadHint: `${fileTypeNames([...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS]).join(', ')}, up to 10MB each. Not every browser plays MOV and AVI.`,
  noFiles: 'Please select files to upload',
  refused: (name: string, message: string) => `${name}: ${message}`,
  fileFailed: (name: string) => `Failed to upload ${name}`,
  filesFailed: (names: string) => `Failed to upload: ${names}`,
  uploadFailed: 'Upload failed',
  uploaded: (count: number) => (count === 1 ? 'Media uploaded successfully!' : `${count} files uploaded successfully!`),
  leaveQuestion: 'The files that are still on their way are not kept.',
  notUploaded: 'The files you have chosen are not uploaded yet.',
  removeQuestion: 'Nobody will see it any more, and its file is deleted. This cannot be undone.',
  removed: 'Media removed',
  removeFailed: 'Failed to remove media. Please try again.',
  captionSaved: 'Caption saved',
  captionFailed: 'Failed to update caption',
} as const;
