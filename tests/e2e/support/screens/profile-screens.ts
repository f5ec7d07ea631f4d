import type { Screen } from './listed-screen.ts';

/** The profile with its questions, and the page that Stripe returns to. */
export const PROFILE_SCREENS: readonly Screen[] = [
  { name: 'profile of an owner', as: 'owner', path: '/profile', shows: 'Cannot change' },
  {
    name: 'profile with payout account',
    as: 'creator',
    path: '/profile/payment-account',
    shows: 'Approved treasures are paid out to',
  },
  {
    name: 'profile without payout account',
    as: 'newCreator',
    path: '/profile/payment-account',
    shows: 'Connect Stripe',
  },
  { name: 'payment account of an owner', as: 'owner', path: '/profile/payment-account', shows: 'at its checkout' },
  { name: 'linked accounts', as: 'creator', path: '/profile/linked-accounts', shows: 'verified by' },
  { name: 'emails and calendar', as: 'creator', path: '/profile/notifications', shows: 'Create calendar link' },
  { name: 'security', as: 'owner', path: '/profile/security', shows: 'Show sessions' },
  { name: 'privacy and data', as: 'owner', path: '/profile/data', shows: 'You have blocked nobody' },
  {
    name: 'profile being edited',
    as: 'newCreator',
    path: '/profile',
    shows: 'Save Changes',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  {
    name: 'choice before an account is connected',
    as: 'newCreator',
    path: '/profile/linked-accounts',
    shows: 'comes from TikTok itself',
    open: (page) => page.getByRole('button', { name: 'Connect TikTok' }).click(),
  },
  {
    name: 'question before a payout account is disconnected',
    as: 'creator',
    path: '/profile/payment-account',
    shows: 'Treasures that are approved from then on',
    open: (page) => page.getByRole('button', { name: 'Disconnect' }).click(),
  },
  {
    name: 'own sessions',
    as: 'newCreator',
    path: '/profile/security',
    shows: 'after you last signed in there',
    open: (page) => page.getByRole('button', { name: 'Show sessions' }).click(),
  },
  {
    name: 'two-step sign-in',
    as: 'newCreator',
    path: '/profile/security',
    shows: 'Whoever learns your password',
    open: (page) => page.getByRole('button', { name: 'Two-step sign-in' }).click(),
  },
  {
    name: 'question before an account is deleted',
    as: 'newCreator',
    path: '/profile/data',
    shows: 'What stays',
    open: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  { name: 'return from Stripe signed out', as: 'visitor', path: '/stripe/success', shows: 'Please log in to connect' },
  { name: 'payout account set up', as: 'creator', path: '/stripe/success', shows: 'Account Setup Complete!' },
];
