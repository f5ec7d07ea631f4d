import type { SocialFailure } from '@doubloon/contract/social-accounts/oauth-operations.ts';

/** Texts of the accounts that a person has connected on the platforms, word for word as specified. */
export const connectedAccountsText = {
  loginFirst: (platform: string) => `Please log in to connect ${platform}`,
  connected: (platform: string) => `${platform} account connected successfully!`,
  showFailed: 'Failed to update social link',
} as const;

/** Why an account was not connected, as its person can act on it. */
export const connectFailureTexts: Record<SocialFailure, (platform: string) => string> = {
  denied: (platform) => `${platform} was not connected: you did not allow it there.`,
  expired: (platform) => `Connecting ${platform} took too long. Please start again.`,
  mismatch: (platform) => `Connecting ${platform} has to end in the browser it began in. Please start again.`,
  taken: (platform) => `This ${platform} account is already linked to another user.`,
  under_review: (platform) =>
    `Another ${platform} account is linked, and a treasure of yours is reviewed as its post. Please wait for its decision.`,
  no_account: (platform) =>
    `${platform} told us of no account to link. You may have to create a channel or profile there.`,
  refused: (platform) => `${platform} did not let us see your account. Please try again, or use a code.`,
  unavailable: (platform) => `${platform} does not answer. Please try again later, or use a code.`,
  not_configured: (platform) => `Connecting through ${platform} is not set up. Please use a code.`,
};

/** Explains reading the views of posts to the person who is to allow it. */
export const readingTexts = {
  signIn: (platform: string) => `You sign in at ${platform} in a new tab, which shows us that the account is yours.`,
  choice: (platform: string) => `Let Doubloon read the views of my treasures on ${platform}`,
  facts: (platform: string): readonly (readonly [name: string, text: string])[] => [
    ['Why', `The number comes from ${platform} itself then, so it needs no screenshots.`],
    [
      'What is read',
      `Views, likes, comments and shares of posts that you submit as treasures, and how many follow the account, once a day.${platform === 'TikTok' ? ' TikTok asks you for the two apart.' : ''}${platform === 'Instagram' ? ' We find them in the list of your posts; your account must be a professional one.' : ''} We post nothing and read no messages.`,
    ],
    ['When', 'Of a post on submission, after 1, 6 and 24 hours, then once a day.'],
    ['Until', '30 days after the loot has ended. Unlinking the account stops it at once.'],
    ['Without it', 'The account is linked all the same, and you show your views with screenshots.'],
  ],
} as const;

/** Texts of linking an account of a platform, word for word as specified. */
export const socialAccountsText = {
  urlRequired: 'Please enter an account URL',
  invalid: 'Invalid account URL',
  unverifiable: 'Unable to verify account',
  unreadable: 'Unable to verify resource',
  checkFailed: 'Failed to verify account URL',
  verified: 'Account verification successful! You can now submit treasure.',
  saveFailed: 'Failed to update social link',
  notShown: 'The platform did not show this profile to us. Make sure that it is public and try again.',
} as const;
