/** Texts about pictures and videos, wherever they stand. */
export const filesText = {
  pictureFailed: 'This picture could not be loaded.',
  videoFailed: 'This video cannot be played.',
  /** What screen readers hear in the place of a picture. */
  notLoaded: (description: string) => `${description}, could not be loaded`,
  noConnection: 'No connection',
  unreadable: 'This picture could not be read. Please choose another one.',
} as const;
