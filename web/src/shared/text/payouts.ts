/** Payout account texts, word for word as specified. */
export const payoutsText = {
  title: 'Payment Account',
  connect: 'Connect Stripe',
  connected: 'Stripe account connected successfully!',
  connectFailed: (message: string) => `Failed to connect Stripe account: ${message}`,
  unknownError: 'Unknown error',
  setupTitle: 'Account Setup Complete!',
  setupText: 'Your Stripe account is set up. You can now receive payments for approved deliverables.',
  accountUnknown: 'Failed to load your payment account',
  setupUnfinishedTitle: 'Account setup is not complete',
  payoutsTitle: 'Payouts',
  fetchFailed: 'Failed to load payouts',
  paymentFailed: (details: string) => `Payment Failed: ${details}`,
  noPayouts: 'No payouts yet',
} as const;

/** What people read for a payout's status. */
export const payoutStatusLabels = {
  reserved: 'Processing',
  sending: 'Processing',
  unresolved: 'Being checked',
  paid: 'Paid',
  failed: 'Failed',
  reversed: 'Reversed',
  lapsed: 'Nothing due any more',
} as const;

/** What is missing until an account can be paid, by how far it is. */
export const unfinishedSetupTexts = {
  none: 'You have no Stripe account here yet.',
  unfinished: 'Stripe still needs some details from you.',
  checking: 'Stripe is checking what you sent. Nothing is needed from you now; you can be paid once that is done.',
  restricted: 'Stripe needs more from you before you can be paid.',
  rejected: 'Stripe has rejected this account. Please contact support.',
} as const;

/** How long "Account Setup Complete!" stays before the projects are shown, in milliseconds. */
export const SETUP_REDIRECT_MS = 3000;
