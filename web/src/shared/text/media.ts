import { fileTypeNames, IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '@doubloon/contract/shared/file-type-names.ts';

/** Texts about pictures and videos, wherever they stand. */
export const filesText = {
  unreadable: 'This picture could not be read. Please choose another one.',
} as const;

/** Texts of a store's pictures and videos, word for word as specified. */
export const mediaText = {
  title: 'My Work',
  upload: 'Upload Media',
  loadFailed: 'Failed to load media',
  uploadHint: `${fileTypeNames([...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS]).join(', ')}, up to 10MB each. Not every browser plays MOV and AVI.`,
  noFiles: 'Please select files to upload',
  filesFailed: (names: string) => `Failed to upload: ${names}`,
  uploaded: (count: number) => (count === 1 ? 'Media uploaded successfully!' : `${count} files uploaded successfully!`),
  removeFailed: 'Failed to remove media. Please try again.',
  captionFailed: 'Failed to update caption',
} as const;
