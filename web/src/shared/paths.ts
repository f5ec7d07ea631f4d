export type LegalTab = 'terms' | 'privacy' | 'prohibited' | 'pdpa' | 'refund';

/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  marketplace: '/marketplace',
  profile: '/profile',
  admin: '/admin',
  applications: '/applications',
  createLoot: '/create-loot',
  loot: (id: string) => `/loot/${encodeURIComponent(id)}`,
  lootManagement: '/loot-management',
  managedLoot: (id: string) => `/loot-management/${encodeURIComponent(id)}`,
  approvedProjects: '/my-approved-projects',
  approvedProject: (applicationId: string) => `/my-approved-projects/${encodeURIComponent(applicationId)}`,
  paymentSuccess: '/payment-success',
  stripeSuccess: '/stripe/success',
  legal: (tab: LegalTab = 'terms') => (tab === 'terms' ? '/legal' : `/legal?tab=${tab}`),
};
