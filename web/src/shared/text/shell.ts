/** Texts of the frame around every screen. */
export const shellText = {
  loading: 'Loading...',
  home: 'Home',
  marketplace: 'Marketplace',
  messages: 'Messages',
  unreadMessages: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  profile: 'Profile',
  logout: 'Logout',
  waiting: (count: number) => (count === 1 ? '1 waiting for you' : `${count} waiting for you`),
  problem: 'Something went wrong',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  legal: [
    { tab: 'terms', label: 'Terms of Service' },
    { tab: 'privacy', label: 'Privacy Policy' },
    { tab: 'prohibited', label: 'Prohibited Content' },
    { tab: 'pdpa', label: 'PDPA Compliance' },
    { tab: 'refund', label: 'Refund Policy' },
  ],
} as const;
