/** Every top-level Firestore collection of the product. */
export const COLLECTIONS = {
  /** Public part of a user; id = uid. */
  users: 'users',
  /** E-mail, contact and provider of a user; id = uid. */
  userPrivate: 'userPrivate',
  /** Reserves a username; id = the username in lower case. */
  usernames: 'usernames',
  /** Counts failed sign-ins per e-mail, network and known browser; id = a hash of them; server only. */
  signInAttempts: 'signInAttempts',
  /** A browser that somebody has signed in from; id = a hash of the e-mail and the browser's cookie; server only. */
  knownBrowsers: 'knownBrowsers',
  /** A second factor with the digests of its recovery codes; id = uid; server only. */
  secondFactors: 'secondFactors',
  /** A device or a network that somebody has signed in from in the last 90 days; id = a hash of them; server only. */
  signInTraits: 'signInTraits',
  /** Two people who have used one device in the last 90 days; id = a hash of both; server only. */
  sharedDevices: 'sharedDevices',
  /** The moment before which somebody's sessions have ended, read by the rules; id = uid; server only. */
  sessionEnds: 'sessionEnds',
  /** Counts calls per bucket and user or network; id = a hash of them; server only. */
  rateLimits: 'rateLimits',
  /** A linked account; id = `${uid}__${platform}`. */
  socialAccounts: 'socialAccounts',
  /** A creator's permission to read the views of their posts, its tokens sealed; id = `${uid}__${platform}`; server only. */
  socialGrants: 'socialGrants',
  /** Reserves an account of a platform for one user; id = hash of platform and handle; server only. */
  socialHandles: 'socialHandles',
  /** The code a person puts on a profile page; id = `${uid}__${platform}`; server only. */
  verificationCodes: 'verificationCodes',
  /** Lets a browser start to connect an account once; id = digest of the ticket; server only. */
  oauthTickets: 'oauthTickets',
  /** A person who is away at a platform to connect an account; id = digest of the state; server only. */
  oauthStates: 'oauthStates',
  /** A validated draft with its checkout session; server only. */
  checkouts: 'checkouts',
  /** The current checkout of a draft; id = a hash of its owner and the draft; server only. */
  checkoutDrafts: 'checkoutDrafts',
  /** A complete campaign, for its owner and admins. */
  campaigns: 'campaigns',
  /** The public part of each campaign, by the campaign's id; a trigger keeps it up to date. */
  publicCampaigns: 'publicCampaigns',
  /** A loot that a creator has saved; id = `${uid}__${campaignId}`; server only. */
  savedLoots: 'savedLoots',
  /** A search of the marketplace that a creator has saved; server only. */
  savedSearches: 'savedSearches',
  /** Payout terms and balances of a campaign; server only. */
  campaignFunds: 'campaignFunds',
  /** An application: one per campaign and creator; see `applicationId`. */
  applications: 'applications',
  /** An owner's shortlist mark on an application, hidden from its creator; id = the application's; server only. */
  shortlist: 'shortlist',
  /** An owner's invitation of a creator to a loot; id = that of the application that can follow; server only. */
  invitations: 'invitations',
  /** Counted views, paid and reserved amounts of an application; server only. */
  applicationFunds: 'applicationFunds',
  deliverables: 'deliverables',
  /** Evidence of the views of an approved treasure's post. */
  proofs: 'proofs',
  /** Perceptual hashes of a proof's pictures, which find pictures that were sent before; id = the proof's; server only. */
  proofPictures: 'proofPictures',
  /** The counts of a treasure's post at one moment, as its platform gave them; append-only; server only. */
  readings: 'readings',
  /** The flags about the evidence for a treasure; id = the treasure's; server only. */
  flagReports: 'flagReports',
  /** When and how a treasure's post is read next; id = the treasure's; server only. */
  watchedPosts: 'watchedPosts',
  /** How many readings were requested from a platform, and until when it is left alone; id = the platform's; server only. */
  readingUse: 'readingUse',
  readingMonths: 'readingMonths',
  /** Reserves a post for one application; id = hash of its canonical key; server only. */
  postKeys: 'postKeys',
  /** A payout, as its creator and owner may read it. */
  payouts: 'payouts',
  /** The private part of a payout: its transfer; id = the payout's; server only. */
  payoutTransfers: 'payoutTransfers',
  /** The provider's fingerprint of a card that a person has paid with in the last 180 days; id = a hash of both; server only. */
  paymentCards: 'paymentCards',
  /** A creator's connected account at the payment provider; id = uid; server only. */
  connectedAccounts: 'connectedAccounts',
  /** The platform's account at the payment provider, pinned at first use; one document; server only. */
  platformAccount: 'platformAccount',
  /** One balanced group of ledger entries per business event; server only. */
  ledgerGroups: 'ledgerGroups',
  /** Invoices and credit notes about the platform's fee; id = the ledger group's that moves it. */
  invoices: 'invoices',
  /** The last number of each kind of invoice in a year; server only. */
  invoiceSequences: 'invoiceSequences',
  /** Findings of one run of the reconciler; server only. */
  ledgerResults: 'ledgerResults',
  /** When a campaign's books last agreed with the payment provider; id = the campaign's; server only. */
  comparisons: 'comparisons',
  /** Read requests to the payment provider, by day; server only. */
  providerReads: 'providerReads',
  /** When each scheduled job last came to its end; id = its name; server only. */
  jobRuns: 'jobRuns',
  /** How far each migration of stored documents has come; id = the migration's; server only. */
  migrationRuns: 'migrationRuns',
  /** Events whose documents a trigger could not read; server only. */
  unreadEvents: 'unreadEvents',
  /** Refunds, disputes and appeals that an admin decides; server only. */
  cases: 'cases',
  /** Log of admins' actions; server only. */
  auditLog: 'auditLog',
  /** Webhook events already applied; server only. */
  stripeEvents: 'stripeEvents',
  /** A conversation of two people; id derived from the pair. */
  conversations: 'conversations',
  messages: 'messages',
  /** How far a person has read a conversation; id = `${conversationId}__${uid}`. */
  readMarks: 'readMarks',
  /** A file uploaded to a conversation and the message it was sent with; id derived from its path; server only. */
  messageUploads: 'messageUploads',
  /** A text that a person has not sent yet; id = `${uid}__${key}`. */
  drafts: 'drafts',
  /** When a person was last seen; id = uid. */
  presence: 'presence',
  /** A creator's public store; id = uid. */
  stores: 'stores',
  /** The look of a store; id = uid. */
  storeSettings: 'storeSettings',
  /** A review of a creator; id = `${userId}__${creatorId}`. */
  reviews: 'reviews',
  /** A creator's question about a loot, with its owner's answer; id = `${campaignId}__${id}`; server only. */
  questions: 'questions',
  /** A person's block of another; id = `${uid}__${blockedUid}`; server only. */
  blocks: 'blocks',
  /** A person's follow of a creator; id = `${followerUid}__${creatorUid}`. */
  follows: 'follows',
  /** A referral link for one creator's store; id = `${userId}__${creatorId}`. */
  affiliateLinks: 'affiliateLinks',
  /** A counted click on a referral link; id = a hash of link, day and address; server only. */
  affiliateClicks: 'affiliateClicks',
  /** A person who registered through a referral link; id = their uid; server only. */
  affiliateSignUps: 'affiliateSignUps',
  /** A picture or video of a creator's store. */
  media: 'media',
  /** A stored file that no document names; server only. */
  pendingFiles: 'pendingFiles',
  /** An account that is being deleted, with its completed steps; id = uid; server only. */
  accountDeletions: 'accountDeletions',
  /** Numbers of one user's dashboard, kept by triggers; id = uid. */
  dashboards: 'dashboards',
  /** The sums of a person's days of a year, kept by triggers; id = `${uid}__${year}`; server only. */
  dailyFigures: 'dailyFigures',
  /** Counts of how a person has worked on Doubloon, kept by triggers; id = uid; server only. */
  records: 'records',
  /** A notification, created by triggers. */
  notifications: 'notifications',
  /** The digest of the secret address of a person's calendar feed; id = uid; server only. */
  calendarFeeds: 'calendarFeeds',
  /** A mail with a link for an account that waits to be sent; server only. */
  accountMails: 'accountMails',
  /** The mail about a notification, by the notification's id; server only. */
  mails: 'mails',
  /** A browser that gets push notifications; id = a hash of its token; server only. */
  pushDevices: 'pushDevices',
  /** The push notifications about a notification, by the notification's id; server only. */
  pushes: 'pushes',
  /** Amounts that one document has added to counters of others; server only. */
  tallies: 'tallies',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
