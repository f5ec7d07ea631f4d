/** Ids are made from the handle, so that the same person always has the same one. */
export const numericId = (handle: string): string =>
  `${[...handle.toLowerCase()].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1e12, 7) + 1e12}`;

/** The id of a YouTube channel. */
export const channelId = (handle: string): string => `UC${handle}`;
