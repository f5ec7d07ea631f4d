export type LegalTab = 'terms' | 'privacy' | 'prohibited' | 'pdpa' | 'refund';

/** The parts of the admin's screens. */
export type AdminPart =
  | 'verification'
  | 'loots'
  | 'people'
  | 'authors'
  | 'payouts'
  | 'refunds'
  | 'settlements'
  | 'disputes'
  | 'appeals'
  | 'holds'
  | 'records'
  | 'reviews'
  | 'books'
  | 'log';

/** The field of a loot's address that opens the reader's application to it. */
export const APPLICATION_OPEN = 'application';

/** The field of the create form's address that says of which loot it makes a copy. */
export const COPY_OF = 'copy';

/** Parts of a loot's page for its owner, and of a project's page for its creator. */
type LootPart = 'applications' | 'treasures' | 'proofs' | 'payouts';
const MANAGED_PARTS = { applications: '', treasures: '?tab=treasures', proofs: '?tab=proofs', payouts: '#payouts' };
/** The field of a project's address that opens its proofs. */
export const PROOFS_OPEN = 'proofs';
const PROJECT_PARTS = { applications: '', treasures: '', proofs: `?${PROOFS_OPEN}=open`, payouts: '#payouts' };

/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  passwordReset: '/password-reset',
  /** Where the links of the identity service's mails lead (docs/deployment.md). */
  accountAction: '/account-action',
  dashboard: '/dashboard',
  affiliates: '/dashboard#affiliates',
  marketplace: '/marketplace',
  creators: '/creators',
  reviewsOfStore: (creatorId: string) => `/store/${encodeURIComponent(creatorId)}#reviews`,
  store: (creatorId: string) => `/store/${encodeURIComponent(creatorId)}`,
  myStore: '/my-store',
  profile: '/profile',
  /** Where a creator's payment account is set up. */
  payoutAccount: '/profile#payout-account',
  admin: '/admin',
  /** A part for admins, narrowed as the fields say. */
  adminPart: (part: AdminPart, fields?: Readonly<Record<string, string>>) =>
    `/admin/${part}${fields ? `?${new URLSearchParams(fields)}` : ''}`,
  applications: '/applications',
  createLoot: '/create-loot',
  /** The create form with a copy of a loot in it. */
  copyOfLoot: (id: string) => `/create-loot?${COPY_OF}=${encodeURIComponent(id)}`,
  /** An owner as everybody sees them. */
  brand: (ownerId: string) => `/brand/${encodeURIComponent(ownerId)}`,
  loot: (id: string) => `/loot/${encodeURIComponent(id)}`,
  /** A creator's own application to a loot, or the form for it. */
  ownApplication: (campaignId: string) => `/loot/${encodeURIComponent(campaignId)}?${APPLICATION_OPEN}=open`,
  lootManagement: '/loot-management',
  /** Address of a loot or project with the part that is shown first. */
  managedLoot: (id: string, part?: LootPart) =>
    `/loot-management/${encodeURIComponent(id)}${MANAGED_PARTS[part ?? 'applications']}`,
  approvedProjects: '/my-approved-projects',
  /** Address of a loot or project with the part that is shown first. */
  approvedProject: (applicationId: string, part?: LootPart) =>
    `/my-approved-projects/${encodeURIComponent(applicationId)}${PROJECT_PARTS[part ?? 'applications']}`,
  messages: '/messages',
  conversation: (id: string) => `/messages?conversation=${encodeURIComponent(id)}`,
  /** The conversation with somebody, begun if there is none; `campaignId`, a loot of one of the two, says what it is about. */
  messageTo: (uid: string, campaignId?: string) =>
    `/messages?to=${encodeURIComponent(uid)}${campaignId ? `&loot=${encodeURIComponent(campaignId)}` : ''}`,
  paymentSuccess: '/payment-success',
  /** Result page of a payment, by its reference. */
  paid: (paymentId: string) => `/payment-success?session_id=${encodeURIComponent(paymentId)}&payment_gateway=stripe`,
  stripeSuccess: '/stripe/success',
  legal: (tab: LegalTab = 'terms') => (tab === 'terms' ? '/legal' : `/legal?tab=${tab}`),
};
