/** Treasure, link and account texts, word for word as specified. */
export const deliverablesText = {
  projectsTitle: 'My Approved Projects',
  noProjects: 'No approved projects yet',
  projectNotFoundTitle: 'Project Not Found',
  projectNotFoundText: 'The requested project could not be found.',
  projectNotFound: 'Project not found',
  loadProjectFailed: 'Failed to load project details',

  submit: 'Submit Treasure',
  submitted: 'Treasure submitted successfully!',
  submitFailed: 'Failed to submit treasure',
  submissionError: 'An error occurred during submission',
  notUrl: 'Please enter a valid URL',
  wrongPlatform: (wanted: string, given: string) =>
    `This campaign requires ${wanted} content, but you're submitting ${given} content`,
  notAPost: (platform: string) =>
    `Invalid ${platform} URL. Please provide a link to a specific post, not just the platform.`,
  linkUnverified: 'Unable to verify the social media link',
  history: 'Treasure History',
  noTreasures: 'No treasures yet',
  noneWithStatus: 'No treasures with this status',

  linkTitle: 'Link your account',
  verifyTitle: 'Verify account',
  accountUrlRequired: 'Please enter an account URL',
  accountInvalid: 'Invalid account URL',
  accountUnverifiable: 'Unable to verify account',
  accountCheckFailed: 'Failed to verify account URL',
  accountVerified: 'Account verification successful! You can now submit treasure.',
  verificationFailed: 'Verification failed. Please try again.',

  fetchFailed: 'Failed to fetch treasures',
  decideFailed: (action: string, message: string) => `Failed to ${action} treasure: ${message}`,
  unknownError: 'Unknown error',
  paid: (amount: string) => `Treasure approved. Payment of ${amount} has been sent to the creator.`,
  beingConfirmed: (amount: string) =>
    `The payment of ${amount} is being confirmed. The treasure stays submitted until then.`,
  approved: 'Treasure approved successfully!',
  rejected: 'Treasure rejected successfully!',
  revisionRequested: 'Revision requested successfully!',
} as const;

/** A treasure's status as its creator reads it. */
export const treasureStatusLabels = {
  approved: 'Approved',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
  submitted: 'Pending Review',
} as const;

/** How long the result of a payment stays on the screen, in milliseconds. */
export const PAYMENT_CONFIRMED_MS = 6000;
export const PAYMENT_FAILED_MS = 8000;
