import type { Screen } from './listed-screen.ts';
import { uniqueWord } from '../people.ts';

/** The screens of visitors, but those of loots. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'landing page', as: 'visitor', path: '/', shows: 'There is gold in good posts' },
  { name: 'sign-in', as: 'visitor', path: '/login', shows: 'Continue with Google' },
  { name: 'registration', as: 'visitor', path: '/register', shows: 'Confirm Password' },
  {
    name: 'registration with problems',
    as: 'visitor',
    path: '/register',
    shows: 'You must agree to the terms',
    open: (page) => page.getByRole('button', { name: 'Create Account' }).click(),
  },
  { name: 'request for a new password', as: 'visitor', path: '/password-reset', shows: 'Send reset link' },
  {
    name: 'mail for a new password on its way',
    as: 'visitor',
    path: '/password-reset',
    shows: 'Check your inbox',
    open: async (page) => {
      await page.getByLabel('Email').fill(`${uniqueWord()}@example.com`);
      await page.getByRole('button', { name: 'Send reset link' }).click();
    },
  },
  {
    name: 'choice of a new password',
    as: 'visitor',
    path: '/account-action?mode=resetPassword&oobCode=any',
    shows: 'Save new password',
  },
  {
    name: 'mailed link that does not work',
    as: 'visitor',
    path: '/account-action',
    shows: 'This link does not work',
  },
  { name: 'legal texts', as: 'visitor', path: '/legal', shows: 'PDPA' },
  { name: 'privacy policy', as: 'visitor', path: '/legal?tab=privacy', shows: 'Privacy Policy' },
  { name: 'prohibited content', as: 'visitor', path: '/legal?tab=prohibited', shows: 'Prohibited Content' },
  { name: 'personal data', as: 'visitor', path: '/legal?tab=pdpa', shows: 'PDPA' },
  { name: 'refund policy', as: 'visitor', path: '/legal?tab=refund', shows: 'What comes back' },
  { name: 'help', as: 'visitor', path: '/help', shows: 'How views count' },
  { name: 'help narrowed to a word', as: 'visitor', path: '/help?q=refund', shows: 'Why does my refund wait?' },
  { name: 'help without an answer', as: 'visitor', path: '/help?q=zzzz', shows: 'No answer found' },
  { name: 'status', as: 'visitor', path: '/status', shows: 'Pay and be paid' },
  { name: 'brand for visitors', as: 'visitor', path: ({ owner }) => `/brand/${owner.uid}`, shows: 'Open loots' },
  { name: 'missing brand', as: 'visitor', path: '/brand/nobody', shows: 'Brand Not Found' },
];
