/** Texts of the frame around every screen. */
export const shellText = {
  home: 'Home',
  marketplace: 'Marketplace',
  dashboard: 'Dashboard',
  createLoot: 'Create Loot',
  lootManagement: 'Loot Management',
  approvedProjects: 'My Approved Projects',
  applications: 'Applications',
  profile: 'Profile',
  logout: 'Logout',
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
