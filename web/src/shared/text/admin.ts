/** Texts of the admin's screens. */
export const adminText = {
  title: 'Admin',
  intro: 'What waits for a decision, and what was decided.',
  nothingWaits: 'Nothing waits',
  nothingWaitsText: 'Everybody has been answered. Enjoy your coffee.',
  recorded: 'Recorded in the log.',
  willRecord: 'Your name, the time and this reason go into the log, which nobody can change.',
  reasonRequired: 'A reason is required',
  failed: 'That did not work. Please try again.',

  verificationEmpty: 'Creators and owners who ask for the badge show up here.',
  verificationFailed: 'Failed to load the verification requests',
  campaignsFailed: 'Failed to load loots',
  applications: 'Where are the applications?',
  campaignsEmpty: 'No loots with this status',
  usersFailed: 'Failed to search people',
  usersHint: 'A whole e-mail, or part of a name or username',
  usersNone: 'Nobody found',
  usersBegin: 'Look for somebody',
  deliverablesEmpty: 'Posts whose author the platform does not tell show up here.',
  deliverablesFailed: 'Failed to load the treasures',
  payoutsEmpty: 'Payments that fail, or whose outcome is not known, show up here.',
  payoutsFailed: 'Failed to load the payouts',
  casesFailed: 'Failed to load the cases',
  casesNoneDecided: 'Nothing decided yet',
  reviewsFailed: 'Failed to load the reviews',
  reviewsNone: 'No reviews yet',
  reviewsBegin: 'Whose reviews?',
  booksFailed: 'Failed to load the results',
  booksEmpty: 'The books were not recounted yet',
  booksAgree: 'The books agree',
  booksNotCompared:
    'Recounted, but not held against the payment provider, which did not answer or lists too much. The next round tries again.',
  booksUnhandled:
    'Messages of the payment provider that could not be handled. Each run tries again; when the cause is mended they can also be resent at the provider.',
  logFailed: 'Failed to load the log',
  logEmpty: 'No admin has done anything yet',
} as const;

/** Labels of actions in the admin log. */
export const adminActionLabels = {
  verification_granted: 'Granted a verification',
  verification_refused: 'Refused a verification',
  campaign_approved: 'Approved a loot',
  campaign_rejected: 'Rejected a loot',
  campaign_paused: 'Put a loot on hold',
  user_disabled: 'Disabled an account',
  user_enabled: 'Enabled an account',
  review_removed: 'Removed a review',
  author_confirmed: 'Confirmed an author',
  author_refused: 'Refused an author',
  case_granted: 'Granted a case',
  case_refused: 'Refused a case',
  case_flagged: 'Flagged a case',
  creator_featured: 'Featured a creator',
  creator_unfeatured: 'Stopped featuring a creator',
} as const;

/** Who has to act before a payout can arrive, by the reason it failed for. */
export const payoutActors: Readonly<Record<string, string>> = {
  no_account: 'The creator has to connect a payout account; then the owner retries.',
  account_not_ready: 'The creator has to finish the account with Stripe; then the owner retries.',
  platform_balance: 'Doubloon has to top up its Stripe balance; then the owner retries.',
  campaign_disputed: 'The bank has to decide the dispute; then the owner retries.',
  campaign_budget: 'Nobody: the budget of the loot is spent.',
};
