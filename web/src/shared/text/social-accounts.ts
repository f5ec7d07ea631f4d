/** Texts of linking an account of a platform, word for word as specified. */
export const socialAccountsText = {
  linkTitle: 'Link your account',
  verifyTitle: 'Verify account',
  urlRequired: 'Please enter an account URL',
  invalid: 'Invalid account URL',
  unverifiable: 'Unable to verify account',
  unreadable: 'Unable to verify resource',
  checkFailed: 'Failed to verify account URL',
  verified: 'Account verification successful! You can now submit treasure.',
  saveFailed: 'Failed to update social link',
  notShown: 'The platform did not show this profile to us. Make sure that it is public and try again.',
  signInInstead: 'Or connect it by signing in there, under Social Media Links in your',
  codeName: 'Verification code',
  copied: 'Code copied',
  notCopied: 'The code could not be copied. Please select and copy it.',
} as const;
