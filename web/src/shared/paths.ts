import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';

export type LegalTab = 'terms' | 'privacy' | 'prohibited' | 'pdpa' | 'refund';

/** The questions of the help page, as its address names them. */
export type HelpQuestion =
  | 'how-views-count'
  | 'proofs'
  | 'undecided-work'
  | 'how-one-is-paid'
  | 'cpm'
  | 'estimates'
  | 'payout-account'
  | 'holds'
  | 'failed-payments'
  | 'fees'
  | 'refunds'
  | 'waiting-refunds'
  | 'appeals'
  | 'disputes'
  | 'wrong-figures'
  | 'words'
  | 'applications'
  | 'roles'
  | 'linked-accounts'
  | 'sign-in-troubles'
  | 'leaving';

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
  | 'reports'
  | 'reviews'
  | 'books'
  | 'log';

/** The field of the create form's address that says of which loot it makes a copy. */
export const COPY_OF = 'copy';

/** The field of the registration's address that says in which role. */
export const REGISTER_AS = 'role';

/** Every address of the product; those that notifications lead to, too, are the contract's. */
export const paths = {
  ...ADDRESSES,
  home: '/',
  login: '/login',
  register: '/register',
  /** The registration with a role chosen already. */
  registerAs: (role: ChoosableRole) => `/register?${REGISTER_AS}=${role}`,
  passwordReset: '/password-reset',
  /** Where the links of the identity service's mails lead (docs/deployment.md). */
  accountAction: '/account-action',
  /** The page on which people take their data along, unblock others and delete their account. */
  ownData: '/profile/data',
  dashboard: '/dashboard',
  affiliates: '/dashboard#affiliates',
  marketplace: '/marketplace',
  creators: '/creators',
  store: (creatorId: string) => `/store/${encodeURIComponent(creatorId)}`,
  myStore: '/my-store',
  admin: '/admin',
  /** A part for admins, narrowed as the fields say. */
  adminPart: (part: AdminPart, fields?: Readonly<Record<string, string>>) =>
    `/admin/${part}${fields ? `?${new URLSearchParams(fields)}` : ''}`,
  /** One person for admins, with their cases and what admins have decided. */
  adminPerson: (uid: string) => `/admin/people/${encodeURIComponent(uid)}`,
  /** One case for admins, with all that its decision rests on. */
  adminCase: (id: string) => `/admin/cases/${encodeURIComponent(id)}`,
  applications: '/applications',
  /** The create form with a copy of a loot in it. */
  copyOfLoot: (id: string) => `/create-loot?${COPY_OF}=${encodeURIComponent(id)}`,
  /** An owner as everybody sees them. */
  brand: (ownerId: string) => `/brand/${encodeURIComponent(ownerId)}`,
  lootManagement: '/loot-management',
  approvedProjects: '/my-approved-projects',
  /** A creator's payouts, and why others wait. */
  payouts: '/payouts',
  /** A creator's applications, in every status. */
  ownApplications: '/my-applications',
  /** The conversation with somebody, begun if there is none; `campaignId`, a loot of one of the two, says what it is about. */
  messageTo: (uid: string, campaignId?: string) =>
    `/messages?to=${encodeURIComponent(uid)}${campaignId ? `&loot=${encodeURIComponent(campaignId)}` : ''}`,
  paymentSuccess: '/payment-success',
  /** Result page of a payment, by its reference. */
  paid: (paymentId: string) => `/payment-success?session_id=${encodeURIComponent(paymentId)}&payment_gateway=stripe`,
  stripeSuccess: '/stripe/success',
  /** The help page, at one of its questions. */
  help: (question?: HelpQuestion) => (question ? `/help#${question}` : '/help'),
  /** The page that says what works. */
  status: '/status',
  legal: (tab: LegalTab = 'terms') => (tab === 'terms' ? '/legal' : `/legal?tab=${tab}`),
};
