import type { Page } from '@playwright/test';
import { uniqueWord } from './people.ts';
import { row } from './screen.ts';
import type { TradingPost } from './trading-post.ts';

type Role = 'owner' | 'creator' | 'applicant' | 'newOwner' | 'newCreator';

/** A screen, who looks at it, and a text that is there once it is complete. */
export interface Screen {
  name: string;
  as: Role | 'visitor';
  path: string | ((post: TradingPost) => string);
  shows: string | ((post: TradingPost) => string);
  /** What is pressed before the screen is there, such as a dialog. */
  open?: (page: Page, post: TradingPost) => Promise<void>;
}

const project = ({ applicationId }: TradingPost) => `/my-approved-projects/${applicationId}`;
const managed = ({ campaignId }: TradingPost) => `/loot-management/${campaignId}`;
const title = (post: TradingPost) => post.title;

/** Every screen of the journey, with its dialogs and empty states. */
export const SCREENS: readonly Screen[] = [
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
  { name: 'legal texts', as: 'visitor', path: '/legal', shows: 'PDPA' },
  { name: 'loot for visitors', as: 'visitor', path: ({ campaignId }) => `/loot/${campaignId}`, shows: title },
  { name: 'missing loot', as: 'visitor', path: '/loot/cmp_nothing', shows: 'Loot Not Found' },
  { name: 'no loots', as: 'newOwner', path: '/loot-management', shows: 'No Loots Created' },
  { name: 'page that does not exist', as: 'visitor', path: '/nowhere', shows: 'Page Not Found' },

  { name: 'home of an owner', as: 'owner', path: '/', shows: 'Go to Dashboard' },
  { name: 'dashboard of an owner', as: 'owner', path: '/dashboard', shows: 'paid out for' },
  { name: 'dashboard of a new owner', as: 'newOwner', path: '/dashboard', shows: 'No campaigns/applications yet' },
  { name: 'marketplace for owners', as: 'owner', path: '/marketplace', shows: title },
  { name: 'create form', as: 'owner', path: '/create-loot', shows: 'Total payable' },
  {
    name: 'create form with problems',
    as: 'owner',
    path: '/create-loot',
    shows: 'Choose at least one platform',
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Create Loot' }).click(),
  },
  {
    name: 'success page',
    as: 'owner',
    path: ({ sessionId }) => `/payment-success?session_id=${sessionId}&payment_gateway=stripe`,
    shows: title,
  },
  {
    name: 'success page without a reference',
    as: 'owner',
    path: '/payment-success',
    shows: 'Missing payment reference',
  },
  { name: 'loot management', as: 'owner', path: '/loot-management', shows: title },
  { name: 'managed loot', as: 'owner', path: managed, shows: 'Budget used', open: applicationsAreThere },
  {
    name: 'review of an application',
    as: 'owner',
    path: managed,
    shows: 'Street style, but wet.',
    open: (page) => page.getByRole('button', { name: 'Review' }).click(),
  },
  { name: 'treasures to review', as: 'owner', path: (post) => `${managed(post)}?tab=treasures`, shows: '1,450' },
  {
    name: 'review of a treasure',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=treasures`,
    shows: 'Request Revision',
    open: (page) => page.getByRole('button', { name: 'Review' }).click(),
  },
  { name: 'applications of an owner', as: 'owner', path: '/applications', shows: 'Details' },
  { name: 'profile of an owner', as: 'owner', path: '/profile', shows: 'Cannot change' },

  { name: 'refused create page', as: 'creator', path: '/create-loot', shows: 'Access Denied' },
  { name: 'dashboard of a creator', as: 'creator', path: '/dashboard', shows: '6,200 counted views' },
  { name: 'dashboard of a new creator', as: 'newCreator', path: '/dashboard', shows: 'No payouts yet' },
  { name: 'marketplace with own application', as: 'creator', path: '/marketplace', shows: 'Approved' },
  { name: 'marketplace without a match', as: 'creator', path: '/marketplace?q=zzzz', shows: 'No loots found' },
  {
    name: 'application form',
    as: 'newCreator',
    path: '/marketplace',
    shows: 'Please fill in the following required fields:',
    open: async (page, post) => {
      await page.getByRole('button', { name: post.title }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
    },
  },
  {
    name: 'own application',
    as: 'applicant',
    path: ({ campaignId }) => `/loot/${campaignId}`,
    shows: 'Street style, but wet.',
    open: (page) => page.getByRole('button', { name: 'Pending Review' }).click(),
  },
  { name: 'approved projects', as: 'creator', path: '/my-approved-projects', shows: title },
  { name: 'no approved projects', as: 'newCreator', path: '/my-approved-projects', shows: 'No approved projects yet' },
  { name: 'project', as: 'creator', path: project, shows: '6,200' },
  {
    name: 'submission of a treasure',
    as: 'creator',
    path: project,
    shows: 'Invalid TikTok URL.',
    open: async (page) => {
      await page.getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Link').fill('https://www.tiktok.com/');
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Treasure' }).click();
    },
  },
  {
    name: 'code for an account',
    as: 'creator',
    path: project,
    shows: 'Put this code into the description of your Instagram profile',
    open: async (page) => {
      const handle = `h${uniqueWord()}`;
      await page.getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Link').fill(`https://www.instagram.com/${handle}/reel/${uniqueWord()}/`);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Instagram account URL').fill(`https://www.instagram.com/${handle}/`);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  { name: 'profile with payout account', as: 'creator', path: '/profile', shows: 'Approved treasures are paid out to' },
  { name: 'profile without payout account', as: 'newCreator', path: '/profile', shows: 'Connect Stripe' },
  {
    name: 'profile being edited',
    as: 'newCreator',
    path: '/profile',
    shows: 'Save Changes',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  { name: 'payout account set up', as: 'creator', path: '/stripe/success', shows: 'Account Setup Complete!' },
];

async function applicationsAreThere(page: Page, { applicant }: TradingPost): Promise<void> {
  await row(page, applicant.name).waitFor();
}
