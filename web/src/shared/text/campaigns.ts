/** Texts of the marketplace and a loot's own page that the specifications leave open. */
export const marketplaceText = {
  intro: 'Every loot that is open right now.',
  introForCreators: 'Loots that are open right now. Pick one that fits you.',
  nothingYet: 'Nothing found so far',
  viewBrief: 'View brief',
  yourApplication: 'Your application',
  logIn: 'Log In',
  yours: 'Your loot',
  manage: 'Manage this loot',
  slotsTaken: 'All creator slots are taken.',
  paused: 'This loot is paused and takes no applications right now.',
  closed: 'This loot is closed and takes no more applications.',
  ended: 'This loot has ended.',
} as const;

/** Marketplace, loot, creation and checkout texts, word for word as specified. */
export const campaignsText = {
  marketplaceTitle: 'Marketplace',
  noneFound: 'No loots found',
  loadFailed: 'Failed to load loot.',
  applyNow: 'Apply Now',
  verified: 'Verified',
  example: 'Example',
  noRequirements: 'The owner named no requirements. They look like this:',
  noDates: 'The owner gave no dates. A timeline looks like this:',
  noMilestones: 'The owner sets no milestones. A loot usually goes like this:',
  cpmForComparison:
    'CPM is the budget for each 1,000 expected views (1,000 where the owner names none), for comparison. This loot shares its budget between its creators; it does not pay by the thousand.',
  reservedNote:
    'Nothing is reserved for a creator who is approved. Money is reserved when a treasure is approved, until its payment is settled.',
  notFoundTitle: 'Loot Not Found',
  notFoundText: 'The loot you are looking for does not exist or has been removed.',
  backToMarketplace: 'Back to Marketplace',

  createTitle: 'Create Loot',
  accessDenied: 'Access Denied',
  onlyOwners: 'Only business owners can create loots',
  fillRequired: 'Please fill in all required fields.',
  createFailed: 'Failed to create loot',
  checkoutFailed: 'Failed to create checkout session',

  successTitle: 'Payment Successful',
  missingReference: 'Missing payment reference. Please check your link.',
  campaignNotFound: 'We could not find your campaign for this payment reference.',

  managementTitle: 'Loot Management',
  noneCreated: 'No Loots Created',
  managedNotFound: 'Loot not found',
  fetchListFailed: 'Failed to fetch loots',
  fetchDetailsFailed: 'Failed to fetch loot details',
  noneMatch: 'No loots match your search',

  pausedTitle: 'Pause this loot?',
  pauseText:
    'It leaves the marketplace and takes no new applications until you resume it. Creators at work go on, and you can still review and pay.',
  paused: 'Loot paused successfully!',
  resumed: 'Loot resumed successfully!',
  moveFailed: (action: string) => `Failed to ${action} loot`,
  heldTitle: 'Paused by our team',
  heldText: 'Only our team can open it again. Please contact support to find out why.',
  pendingTitle: 'Waiting for our team',
  pendingText: 'Somebody reads every new or changed loot before creators see it. Nothing is needed from you.',
  rejectedTitle: 'Rejected by our team',
  rejectedText: 'Creators do not see it. You can change it, appeal, or close it to get back what is left.',

  endDate: (date: string) => `End Date: ${date}`,

  briefTitle: 'The brief',
  seeAsCreators: 'See the page that creators see',

  editTitle: 'Edit Loot',
  edited: 'Loot updated successfully!',
  editFailed: 'Failed to update loot',
  agreedText:
    'Creators have applied to this loot, so its title, description, requirements and questions stay as they are.',
  moneyFixedText: 'Budget, platforms, dates and how creators are paid were fixed with the checkout.',

  closeTitle: 'Close this loot?',
  closed: 'Loot closed successfully!',
  closeRefusedTitle: 'This loot cannot be closed yet',
  payoutOpenTitle: 'A payment is still being confirmed',
  payoutOpenText: 'Closing is refused until it is settled, which usually takes a few minutes.',
  closedByOwner: 'You closed it',
  closedAtEnd: 'It ended',
  closedSpent: 'Its budget was paid out',
  closedLost: 'The bank has taken back its payment',
  closedRepeated: 'It was paid for twice, and all of this payment goes back',
} as const;

export const campaignStatusLabels = {
  open: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
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
