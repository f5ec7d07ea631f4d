import type { Page } from '@playwright/test';
import type { Screen } from './listed-screen.ts';
import { pressInRow, row } from './screen.ts';
import { wordOf, type TradingPost } from '../trading-post.ts';

const title = (post: TradingPost) => post.title;
const loots = (post: TradingPost) => `/admin/loots?q=${wordOf(post)}`;

/** Phones show its sign alone. */
const openRules = (page: Page) => page.locator('summary', { hasText: 'How this works' }).click();

/** Everything that only admins open. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'dashboard of an admin', as: 'admin', path: '/dashboard', shows: 'Recent Activity' },
  { name: 'admin overview', as: 'admin', path: '/admin', shows: 'Nothing waits in' },
  { name: 'loots for admins', as: 'admin', path: loots, shows: title },
  {
    name: 'loot with its books for admins',
    as: 'admin',
    path: ({ campaignId }) => `/loot-management/${campaignId}?tab=figures`,
    shows: 'Margin, booked',
  },
  {
    name: 'decision of an admin without a reason',
    as: 'admin',
    path: loots,
    shows: 'A reason is required',
    open: async (page, post) => {
      await pressInRow(row(page, post.title), 'Reject');
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    },
  },
  {
    name: 'search of an admin for a loot that is not there',
    as: 'admin',
    path: '/admin/loots?q=zzzz',
    shows: 'No loots found',
  },
  { name: 'everybody for admins', as: 'admin', path: '/admin/people', shows: '@example.com' },
  {
    name: 'people for admins',
    as: 'admin',
    path: ({ creator }) => `/admin/people?q=${creator.email}`,
    shows: ({ creator }) => creator.email,
  },
  {
    name: 'list of people for admins with nobody in it',
    as: 'admin',
    path: '/admin/people?state=disabled&role=admin',
    shows: 'Nobody found',
  },
  { name: 'missing person for admins', as: 'admin', path: '/admin/people/nobody', shows: 'Person Not Found' },
  {
    name: 'person for admins',
    as: 'admin',
    path: ({ creator }) => `/admin/people/${creator.uid}`,
    shows: 'Stop featuring',
    open: async (page) => {
      await page.getByRole('button', { name: 'Feature' }).click();
      await page.getByLabel('Reason').fill('Lovely rain');
      await page.getByRole('dialog').getByRole('button', { name: 'Feature' }).click();
    },
  },
  {
    name: 'requests for verification',
    as: 'admin',
    path: '/admin/verification',
    shows: 'Verified badge',
    open: openRules,
  },
  {
    name: 'refunds for admins',
    as: 'admin',
    path: '/admin/refunds',
    shows: 'What closed loots give back',
    open: openRules,
  },
  {
    name: 'failed refunds for admins',
    as: 'admin',
    path: '/admin/settlements',
    shows: 'could not give back',
    open: openRules,
  },
  { name: 'disputes for admins', as: 'admin', path: '/admin/disputes', shows: 'called back', open: openRules },
  { name: 'appeals for admins', as: 'admin', path: '/admin/appeals', shows: 'wants decided again', open: openRules },
  { name: 'held payments for admins', as: 'admin', path: '/admin/holds', shows: 'does not fit', open: openRules },
  { name: 'records for admins', as: 'admin', path: '/admin/records', shows: 'in their own record', open: openRules },
  { name: 'reports for admins', as: 'admin', path: '/admin/reports', shows: 'has reported', open: openRules },
  {
    name: 'case for admins',
    as: 'admin',
    path: ({ caseId }) => `/admin/cases/${caseId}`,
    shows: 'It promises rain, and it was dry.',
  },
  { name: 'missing case', as: 'admin', path: '/admin/cases/case_nothing', shows: 'Case Not Found' },
  {
    name: 'authors to confirm',
    as: 'admin',
    path: '/admin/authors',
    shows: 'Nothing is paid for them',
    open: openRules,
  },
  { name: 'payouts for admins', as: 'admin', path: '/admin/payouts', shows: 'who must act', open: openRules },
  { name: 'reviews for admins', as: 'admin', path: '/admin/reviews', shows: 'Whose reviews?' },
  { name: 'books', as: 'admin', path: '/admin/books', shows: 'recounts', open: openRules },
  { name: 'log of admins', as: 'admin', path: '/admin/log', shows: 'Nobody can change it', open: openRules },
];
