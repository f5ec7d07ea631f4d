/** Sign-in, registration and session texts, word for word as specified. */
export const authText = {
  loginTitle: 'Sign In',
  login: 'Sign In',
  loggingIn: 'Signing in...',
  google: 'Continue with Google',
  noAccount: "Don't have an account?",
  toRegister: 'Create an account',

  registerTitle: 'Create Account',
  register: 'Create Account',
  registering: 'Creating account...',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign In',
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

  chooseRole: 'Choose your role',
  roleRequired: 'Please select a role',
  termsRequired: 'You must agree to the terms',
  roleUpdated: (roleName: string) => `Role updated to ${roleName}`,
  roleUpdateFailed: 'Failed to update role. Please try again.',
  loading: 'Loading...',
} as const;
