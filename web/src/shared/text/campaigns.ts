/** Marketplace, loot, creation and checkout texts, word for word as specified. */
export const campaignsText = {
  marketplaceTitle: 'Marketplace',
  noneFound: 'No loots found',
  noneAmongLoaded: (count: number) => `Nothing among the ${count} newest loots`,
  loadFailed: 'Failed to load loot.',
  applyNow: 'Apply Now',
  verified: 'Verified',
  example: 'Example',
  notFoundTitle: 'Loot Not Found',
  notFoundText: 'The loot you are looking for does not exist or has been removed.',
  backToMarketplace: 'Back to Marketplace',

  createTitle: 'Create Loot',
  accessDenied: 'Access Denied',
  onlyOwners: 'Only business owners can create loots',
  fillRequired: 'Please fill in all required fields.',
  createFailed: (message: string | undefined) => `Failed to create loot: ${message || 'Please try again.'}`,
  checkoutFailed: (message: string) => `Failed to create checkout session: ${message}`,

  successTitle: 'Payment Successful',
  missingReference: 'Missing payment reference. Please check your link.',
  campaignNotFound: 'We could not find your campaign for this payment reference.',

  managementTitle: 'Loot Management',
  noneCreated: 'No Loots Created',
  managedNotFound: 'Loot not found',
  fetchListFailed: 'Failed to fetch loots',
  fetchDetailsFailed: 'Failed to fetch loot details',
} as const;

/** What people read for a campaign's status. */
export const campaignStatusLabels = {
  open: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

/** What a loot's page shows for what its owner left out (specification, section 2). */
export const PLACEHOLDER_PLAN = {
  requirements: ['Follow the brief', 'Post from your own account', 'Say that the post is paid for'],
  startDate: '2024-01-25',
  endDate: '2024-02-15',
  milestones: ['Application approved', 'Treasure submitted', 'Treasure approved and paid'],
} as const;

/** Count shown when the number of applications cannot be read (specification, section 2). */
export const FALLBACK_APPLICATION_COUNT = 8;
