/** Every top-level Firestore collection of the product, with what a document of it is. */
export const COLLECTIONS = {
  /** Public part of a user; id = uid. */
  users: 'users',
  /** E-mail, contact, provider of a user; id = uid. */
  userPrivate: 'userPrivate',
  /** Reserves a username; id = the username in lower case. */
  usernames: 'usernames',
  /** Counts failed sign-ins per e-mail; server only. */
  signInAttempts: 'signInAttempts',
  /** Counts calls per bucket and user or network; id = a hash of them; server only. */
  rateLimits: 'rateLimits',
  /** A linked account; id = `${uid}__${platform}`. */
  socialAccounts: 'socialAccounts',
  /** Reserves an account of a platform for one user; id = hash of platform and handle; server only. */
  socialHandles: 'socialHandles',
  /** The code a person puts on a profile page; id = `${uid}__${platform}`; server only. */
  verificationCodes: 'verificationCodes',
  /** A validated draft and its checkout session; server only. */
  checkouts: 'checkouts',
  /** Public part of a campaign. */
  campaigns: 'campaigns',
  /** Payout terms and balances of a campaign; server only. */
  campaignFunds: 'campaignFunds',
  /** One per campaign and creator; see `applicationId`. */
  applications: 'applications',
  /** Counted views, paid and reserved amounts of an application; server only. */
  applicationFunds: 'applicationFunds',
  deliverables: 'deliverables',
  /** Reserves a post for one application; id = hash of its canonical key; server only. */
  postKeys: 'postKeys',
  /** What a payout's creator and owner may read of it. */
  payouts: 'payouts',
  /** What a payout's transfer needs and nobody is shown; id = the payout's; server only. */
  payoutTransfers: 'payoutTransfers',
  /** A creator's connected account at the payment provider; id = uid; server only. */
  connectedAccounts: 'connectedAccounts',
  /** One balanced group of ledger entries per business event; server only. */
  ledgerGroups: 'ledgerGroups',
  /** Webhook events already applied; server only. */
  stripeEvents: 'stripeEvents',
  /** Numbers of one user's dashboard, kept by triggers; id = uid. */
  dashboards: 'dashboards',
  /** What a source document has contributed to derived numbers; server only. */
  tallies: 'tallies',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
