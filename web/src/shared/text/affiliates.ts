/** Texts around referral links, word for word as specified where the specification has them. */
export const affiliatesText = {
  become: 'Become an affiliate',
  offer: (percent: number) => `${percent}% reward`,
  add: 'Add to my affiliates dashboard',
  signIn: 'Sign in to become an affiliate',
} as const;
