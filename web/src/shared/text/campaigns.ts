/** Marketplace, loot, creation and checkout texts, word for word as specified. */
export const campaignsText = {
  createTitle: 'Create Loot',
  toPayment: 'Continue to payment',
  onlyOwners: 'Only business owners can create loots',
  proofFirst: 'A loot is paid for once we know that your email address is yours. What you type here is kept.',
  fillRequired: 'Please fill in all required fields.',
  checkoutFailed: 'Failed to create checkout session',
  missingReference: 'Missing payment reference. Please check your link.',
  campaignNotFound: 'We could not find your campaign for this payment reference.',
  noneCreated: 'No Loots Created',
  fetchListFailed: 'Failed to fetch loots',
} as const;

/** Placeholders on a loot's page for fields that its owner left empty (specification, section 2). */
export const PLACEHOLDER_PLAN = {
  requirements: ['Follow the brief', 'Post from your own account', 'Say that the post is paid for'],
  startDate: '2024-01-25',
  endDate: '2024-02-15',
  milestones: ['Application approved', 'Treasure submitted', 'Treasure approved and paid'],
} as const;

/** Count shown when the number of applications cannot be read (specification, section 2). */
export const FALLBACK_APPLICATION_COUNT = 8;

/** Confirmation before a loot's draft is discarded. */
export const discardAsks = {
  title: 'Discard this draft?',
  question:
    'Everything you have entered for this loot is deleted, on all your devices, and a payment page that is still open is closed. This cannot be undone.',
  confirm: 'Discard draft',
} as const;
