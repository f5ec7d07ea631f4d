/** Sign-in, registration and session texts, word for word as specified. */
export const authText = {
  passwordsDiffer: 'Passwords do not match',

  loggedIn: 'Login successful!',
  loginFailed: 'Login failed. Please try again.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed. Please try again.',
  loggedOut: 'Logged out successfully',
  googleLoggedIn: 'Google login successful!',
  googleFailed: 'Google login failed. Please try again.',
  googleCancelled: 'Google login was cancelled',
  googleBlocked: 'Google login popup was blocked. Please allow popups for this site.',
  verifySent: (email: string) => `Verification email sent to ${email}. Open the link in it.`,
  sendMail: 'Send verification email',
  sendAgain: 'Send it again',
  verifyOffer: (email: string) => `Open the link in the email that we send to ${email}.`,
  goesOn: 'This page goes on by itself once you have.',
  roleUpdated: (roleName: string) => `Role updated to ${roleName}`,
  roleUpdateFailed: 'Failed to update role. Please try again.',
} as const;
