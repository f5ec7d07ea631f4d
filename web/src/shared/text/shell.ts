/** Texts of the frame around every screen. */
export const shellText = {
  unreadMessages: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  waiting: (count: number) => (count === 1 ? '1 waiting for you' : `${count} waiting for you`),
  help: 'Help',
  /** The palette's name, on its buttons and itself. */
  jumpTo: 'Jump to',
  legal: [
    { tab: 'terms', label: 'Terms of Service' },
    { tab: 'privacy', label: 'Privacy Policy' },
    { tab: 'prohibited', label: 'Prohibited Content' },
    { tab: 'pdpa', label: 'PDPA Compliance' },
    { tab: 'refund', label: 'Refund Policy' },
  ],
} as const;
