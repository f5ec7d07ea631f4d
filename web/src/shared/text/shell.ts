/** Texts about the live connection. */
export const liveText = {
  lost: 'Live updates are interrupted. Changes show up to half a minute late.',
} as const;

/** Texts of the frame around every screen. */
export const shellText = {
  loading: 'Loading...',
  home: 'Home',
  marketplace: 'Marketplace',
  dashboard: 'Dashboard',
  createLoot: 'Create Loot',
  lootManagement: 'Loot Management',
  approvedProjects: 'My Approved Projects',
  applications: 'Applications',
  creators: 'Creators',
  myStore: 'My Store',
  messages: 'Messages',
  unreadMessages: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  profile: 'Profile',
  logout: 'Logout',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
  waiting: (count: number) => (count === 1 ? '1 waiting for you' : `${count} waiting for you`),
  offline: 'You are offline. What you see may be old; it is loaded again once you are back.',
  unreachable: 'Doubloon cannot be reached right now. Your work on this screen is kept.',
  tryAgain: 'Try again',
  problem: 'Something went wrong',
  screenFailed: 'This screen could not be shown. Loading it again often helps.',
  screenGone:
    'This screen could not be loaded. Either the connection was lost, or Doubloon has been updated meanwhile.',
  partGone: 'A part of this page could not be loaded. Please load the page again once you are online.',
  quote: 'If it keeps happening, quote this request id:',
  reload: 'Reload page',
  toHome: 'Back to the home page',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  copyright: '© 2024 Doubloon. All rights reserved.',
  legal: [
    { tab: 'terms', label: 'Terms of Service' },
    { tab: 'privacy', label: 'Privacy Policy' },
    { tab: 'prohibited', label: 'Prohibited Content' },
    { tab: 'pdpa', label: 'PDPA Compliance' },
    { tab: 'refund', label: 'Refund Policy' },
  ],
} as const;
