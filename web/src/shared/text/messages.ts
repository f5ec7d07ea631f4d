/** Texts of the messages screen and of the ways to it. */
export const messagesText = {
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  about: 'About',
  openFailed: 'The conversation could not be opened',
  newBelow: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
} as const;
