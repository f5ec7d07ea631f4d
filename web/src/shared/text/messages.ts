/** Texts of the messages screen and of the ways to it. */
export const messagesText = {
  verified: 'Verified',
  messageOwner: 'Message owner',
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  list: 'Conversations',
  none: 'No conversations found.',
  about: 'About',
  openFailed: 'The conversation could not be opened',
  missing: 'Conversation not found',
  back: 'Back to conversations',
  newBelow: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  you: 'You',
  sending: 'Sending...',
  notSent: 'Not sent. Please try again.',
  write: 'Write a message',
  send: 'Send',
} as const;
