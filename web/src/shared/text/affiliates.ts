/** Texts around referral links, word for word as specified where the specification has them. */
export const affiliatesText = {
  become: 'Become an affiliate',
  offer: (percent: number) => `${percent}% reward`,
  add: 'Add to my affiliates dashboard',
  signIn: 'Sign in to become an affiliate',
  toDashboard: 'My affiliates dashboard',
  title: 'My affiliates',
  linkFailed: 'Failed to load your referral link',
  loadFailed: 'Failed to load your referral links',
} as const;
