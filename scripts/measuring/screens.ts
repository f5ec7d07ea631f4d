/** Somebody of the demo data, or nobody. */
export type Visitor = 'visitor' | 'owner' | 'creator' | 'admin';

/** Ids in the demo data for addresses that name a document. */
export interface DemoIds {
  campaignId: string;
  applicationId: string;
  /** The creator's uid. */
  creatorId: string;
}

export interface MeasuredScreen {
  /** The name of the screen's file in `web/src/app/routes`. */
  screen: string;
  as: Visitor;
  path: (ids: DemoIds) => string;
  /** Search engines and previews come here. */
  isPublic?: true;
}

const at = (path: string) => () => path;

/** Every screen, as one of those sees it who it is for. */
export const MEASURED_SCREENS: readonly MeasuredScreen[] = [
  { screen: 'landing', as: 'visitor', path: at('/'), isPublic: true },
  { screen: 'login', as: 'visitor', path: at('/login'), isPublic: true },
  { screen: 'register', as: 'visitor', path: at('/register'), isPublic: true },
  { screen: 'password-reset', as: 'visitor', path: at('/password-reset') },
  { screen: 'account-action', as: 'visitor', path: at('/account-action') },
  { screen: 'legal', as: 'visitor', path: at('/legal'), isPublic: true },
  { screen: 'loot', as: 'visitor', path: ({ campaignId }) => `/loot/${campaignId}`, isPublic: true },
  { screen: 'store', as: 'visitor', path: ({ creatorId }) => `/store/${creatorId}`, isPublic: true },
  { screen: 'not-found', as: 'visitor', path: at('/nothing/here') },
  { screen: 'home', as: 'owner', path: at('/') },
  { screen: 'dashboard', as: 'owner', path: at('/dashboard') },
  { screen: 'dashboard', as: 'creator', path: at('/dashboard') },
  { screen: 'marketplace', as: 'creator', path: at('/marketplace') },
  { screen: 'loot', as: 'creator', path: ({ campaignId }) => `/loot/${campaignId}` },
  { screen: 'create-loot', as: 'owner', path: at('/create-loot') },
  { screen: 'payment-success', as: 'owner', path: at('/payment-success') },
  { screen: 'loot-management', as: 'owner', path: at('/loot-management') },
  { screen: 'managed-loot', as: 'owner', path: ({ campaignId }) => `/loot-management/${campaignId}` },
  { screen: 'applications', as: 'owner', path: at('/applications') },
  { screen: 'approved-projects', as: 'creator', path: at('/my-approved-projects') },
  { screen: 'approved-project', as: 'creator', path: ({ applicationId }) => `/my-approved-projects/${applicationId}` },
  { screen: 'stripe-success', as: 'creator', path: at('/stripe/success') },
  { screen: 'creators', as: 'owner', path: at('/creators') },
  { screen: 'store', as: 'owner', path: ({ creatorId }) => `/store/${creatorId}` },
  { screen: 'store', as: 'creator', path: at('/my-store') },
  { screen: 'messages', as: 'owner', path: at('/messages') },
  { screen: 'profile', as: 'creator', path: at('/profile') },
  { screen: 'admin', as: 'admin', path: at('/admin') },
];
