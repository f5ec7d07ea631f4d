export type LegalTab = 'terms' | 'privacy' | 'prohibited' | 'pdpa' | 'refund';

/** The parts of the admin's screens. */
export type AdminPart =
  | 'verification'
  | 'loots'
  | 'people'
  | 'authors'
  | 'payouts'
  | 'refunds'
  | 'disputes'
  | 'appeals'
  | 'reviews'
  | 'books'
  | 'log';

/** The field of a loot's address that opens the reader's application to it. */
export const APPLICATION_OPEN = 'application';

/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  passwordReset: '/password-reset',
  /** Where the links of the identity service's mails lead (docs/deployment.md). */
  accountAction: '/account-action',
  dashboard: '/dashboard',
  marketplace: '/marketplace',
  creators: '/creators',
  store: (creatorId: string) => `/store/${encodeURIComponent(creatorId)}`,
  myStore: '/my-store',
  profile: '/profile',
  admin: '/admin',
  adminPart: (part: AdminPart) => `/admin/${part}`,
  applications: '/applications',
  createLoot: '/create-loot',
  loot: (id: string) => `/loot/${encodeURIComponent(id)}`,
  /** A creator's own application to a loot, or the form for it. */
  ownApplication: (campaignId: string) => `/loot/${encodeURIComponent(campaignId)}?${APPLICATION_OPEN}=open`,
  lootManagement: '/loot-management',
  managedLoot: (id: string) => `/loot-management/${encodeURIComponent(id)}`,
  approvedProjects: '/my-approved-projects',
  approvedProject: (applicationId: string) => `/my-approved-projects/${encodeURIComponent(applicationId)}`,
  messages: '/messages',
  conversation: (id: string) => `/messages?conversation=${encodeURIComponent(id)}`,
  /** The conversation with somebody, begun if there is none; `campaignId`, a loot of one of the two, says what it is about. */
  messageTo: (uid: string, campaignId?: string) =>
    `/messages?to=${encodeURIComponent(uid)}${campaignId ? `&loot=${encodeURIComponent(campaignId)}` : ''}`,
  paymentSuccess: '/payment-success',
  stripeSuccess: '/stripe/success',
  legal: (tab: LegalTab = 'terms') => (tab === 'terms' ? '/legal' : `/legal?tab=${tab}`),
};
