/** Somebody of the demo data, or nobody. */
export type Visitor = 'visitor' | 'owner' | 'creator' | 'admin';

/** Ids in the demo data for addresses that name a document. */
export interface DemoIds {
  campaignId: string;
  applicationId: string;
  /** Uid of a creator. */
  creatorId: string;
  /** Uid of an owner. */
  ownerId: string;
}

export interface MeasuredScreen {
  /** The name of the screen's file in `web/src/app/routes`. */
  screen: string;
  as: Visitor;
  path: (ids: DemoIds) => string;
  /** Text in `main` that appears with the screen's purpose, such as a piece of its data. White space counts as one space. */
  shows: string;
  /** The address of another screen with a link to this one, in itself or in the menu, and without the text. */
  via?: string;
  /** True for a screen that search engines and previews read, too. */
  isPublic?: true;
}

const at = (path: string) => () => path;

/** Every screen, as one of those sees it who it is for. */
export const MEASURED_SCREENS: readonly MeasuredScreen[] = [
  { screen: 'landing', as: 'visitor', path: at('/'), shows: 'Pay creators', isPublic: true },
  { screen: 'login', as: 'visitor', path: at('/login'), shows: 'Good to see you again', isPublic: true },
  {
    screen: 'register',
    as: 'visitor',
    path: at('/register'),
    shows: 'Pay for views, or be paid for yours',
    isPublic: true,
  },
  { screen: 'password-reset', as: 'visitor', path: at('/password-reset'), shows: 'We will mail you a link' },
  { screen: 'account-action', as: 'visitor', path: at('/account-action'), shows: 'This link does not work' },
  { screen: 'legal', as: 'visitor', path: at('/legal'), shows: 'In force since', isPublic: true },
  { screen: 'help', as: 'visitor', path: at('/help'), shows: 'Ask our team', isPublic: true },
  { screen: 'status', as: 'visitor', path: at('/status'), shows: 'Pay and be paid', isPublic: true },
  {
    screen: 'loot',
    as: 'visitor',
    path: ({ campaignId }) => `/loot/${campaignId}`,
    shows: 'Ten seconds of toast',
    isPublic: true,
  },
  {
    screen: 'store',
    as: 'visitor',
    path: ({ creatorId }) => `/store/${creatorId}`,
    shows: '4.8 (4 reviews)',
    isPublic: true,
  },
  {
    screen: 'brand',
    as: 'visitor',
    path: ({ ownerId }) => `/brand/${ownerId}`,
    shows: 'Open loots',
    isPublic: true,
  },
  { screen: 'not-found', as: 'visitor', path: at('/nothing/here'), shows: 'on none of our maps' },
  { screen: 'home', as: 'owner', path: at('/'), shows: 'Go to Dashboard', via: '/dashboard' },
  {
    screen: 'dashboard',
    as: 'owner',
    path: at('/dashboard'),
    shows: 'Sofia Rahman delivered a treasure',
    via: '/messages',
  },
  {
    screen: 'dashboard',
    as: 'creator',
    path: at('/dashboard'),
    shows: 'You were not chosen for Rainproof',
    via: '/messages',
  },
  {
    screen: 'marketplace',
    as: 'creator',
    path: at('/marketplace'),
    shows: 'per 1,000 views',
    via: '/messages',
  },
  {
    screen: 'loot',
    as: 'creator',
    path: ({ campaignId }) => `/loot/${campaignId}`,
    shows: 'Message owner',
    via: '/marketplace',
  },
  {
    screen: 'create-loot',
    as: 'owner',
    path: at('/create-loot'),
    shows: 'Say what you want to see',
    via: '/dashboard',
  },
  { screen: 'payment-success', as: 'owner', path: at('/payment-success'), shows: 'Missing payment reference' },
  { screen: 'loot-management', as: 'owner', path: at('/loot-management'), shows: 'SGD 504.00', via: '/messages' },
  {
    screen: 'managed-loot',
    as: 'owner',
    path: ({ campaignId }) => `/loot-management/${campaignId}`,
    shows: 'Paid Out',
    via: '/loot-management',
  },
  { screen: 'applications', as: 'owner', path: at('/applications'), shows: 'days to decide', via: '/messages' },
  {
    screen: 'own-applications',
    as: 'creator',
    path: at('/my-applications'),
    shows: 'answers by',
    via: '/dashboard',
  },
  {
    screen: 'approved-projects',
    as: 'creator',
    path: at('/my-approved-projects'),
    shows: 'Manage Proof',
    via: '/dashboard',
  },
  {
    screen: 'approved-project',
    as: 'creator',
    path: ({ applicationId }) => `/my-approved-projects/${applicationId}`,
    shows: 'Expected cashout',
    via: '/my-approved-projects',
  },
  { screen: 'payouts', as: 'creator', path: at('/payouts'), shows: 'passes it on to your bank', via: '/dashboard' },
  { screen: 'stripe-success', as: 'creator', path: at('/stripe/success'), shows: 'You can now receive payments' },
  { screen: 'creators', as: 'owner', path: at('/creators'), shows: '@noahlim', via: '/messages' },
  {
    screen: 'store',
    as: 'owner',
    path: ({ creatorId }) => `/store/${creatorId}`,
    shows: 'Seven years of food stories',
    via: '/creators',
  },
  { screen: 'store', as: 'creator', path: at('/my-store'), shows: 'Seven years of food stories', via: '/dashboard' },
  { screen: 'messages', as: 'owner', path: at('/messages'), shows: 'And Nenek asks', via: '/dashboard' },
  { screen: 'profile', as: 'creator', path: at('/profile'), shows: 'Cannot change', via: '/dashboard' },
  { screen: 'admin', as: 'admin', path: at('/admin'), shows: 'Verification 3', via: '/messages' },
];
