import { ADMIN_SCREENS } from './admin-screens.ts';
import { CREATOR_MONEY_SCREENS } from './creator-money-screens.ts';
import type { Screen } from './listed-screen.ts';
import { LOOT_SCREENS } from './loot-screens.ts';
import { MESSAGE_SCREENS } from './message-screens.ts';
import { OWNER_SCREENS } from './owner-screens.ts';
import { uniqueWord } from '../people.ts';
import { PROFILE_SCREENS } from './profile-screens.ts';
import { pressInMenu } from './screen.ts';
import { STORE_SCREENS } from './store-screens.ts';
import { wordOf, type TradingPost } from '../trading-post.ts';
import { VISITOR_SCREENS } from './visitor-screens.ts';
import { WORK_SCREENS } from './work-screens.ts';

const project = ({ applicationId }: TradingPost) => `/my-approved-projects/${applicationId}`;
const title = (post: TradingPost) => post.title;
const inMarketplace = (post: TradingPost) => `/marketplace?q=${wordOf(post)}`;

/** Every screen of the journey, with its dialogs and empty states. */
export const SCREENS: readonly Screen[] = [
  ...VISITOR_SCREENS,
  ...LOOT_SCREENS,
  { name: 'no loots', as: 'newOwner', path: '/loot-management', shows: 'No Loots Created' },
  { name: 'page that does not exist', as: 'visitor', path: '/nowhere', shows: 'Page Not Found' },

  { name: 'home of an owner', as: 'owner', path: '/', shows: 'Go to Dashboard' },
  { name: 'dashboard of an owner', as: 'owner', path: '/dashboard', shows: 'in the 30 days before' },
  { name: 'dashboard of an owner over all months', as: 'owner', path: '/dashboard?range=all', shows: 'Over time' },
  {
    name: 'notifications',
    as: 'owner',
    path: '/profile',
    shows: 'Cannot change',
    open: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).getByText('applied to').first().waitFor();
    },
  },
  {
    name: 'notifications of somebody who was told nothing',
    as: 'newOwner',
    path: '/profile',
    shows: 'Cannot change',
    open: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('No notifications yet').waitFor();
    },
  },
  {
    name: 'palette',
    as: 'owner',
    path: '/profile',
    shows: 'Cannot change',
    open: async (page, post) => {
      await pressInMenu(page, 'Jump to');
      await page.getByRole('combobox', { name: 'Jump to' }).fill(wordOf(post));
      await page.getByRole('option', { name: post.title }).first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    as: 'newOwner',
    path: '/profile',
    shows: 'Cannot change',
    open: async (page) => {
      await pressInMenu(page, 'Jump to');
      await page.getByRole('option', { name: 'Keyboard shortcuts' }).click();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  { name: 'dashboard of a new owner', as: 'newOwner', path: '/dashboard', shows: 'No campaigns/applications yet' },
  {
    name: 'question before unsaved changes are left',
    as: 'newCreator',
    path: '/profile',
    shows: 'What you changed is not saved yet.',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Somebody else');
      await pressInMenu(page, 'Marketplace', 'link');
    },
  },
  { name: 'marketplace for owners', as: 'owner', path: inMarketplace, shows: title },
  { name: 'create form', as: 'owner', path: '/create-loot', shows: 'Continue to payment' },
  {
    name: 'create form with problems',
    as: 'owner',
    path: '/create-loot',
    shows: 'Choose at least one platform',
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).click(),
  },
  {
    name: 'create form of a loot paid per view',
    as: 'owner',
    path: '/create-loot?checkout=cancelled',
    shows: '0 counted views cost nothing.',
    open: async (page) => {
      await page.getByLabel('Budget (SGD)').fill('500');
      await page.getByText('Pay per view').click();
      await page.getByText('Narrow the audience').click();
      await page.getByLabel('Interests').fill('rain, commuting,');
    },
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
  ...OWNER_SCREENS,

  { name: 'refused create page', as: 'creator', path: '/create-loot', shows: 'Access Denied' },
  { name: 'dashboard of a creator', as: 'creator', path: '/dashboard', shows: '+6,200 views' },
  { name: 'dashboard of a creator over a week', as: 'creator', path: '/dashboard?range=7', shows: 'Over time' },
  { name: 'dashboard of a new creator', as: 'newCreator', path: '/dashboard', shows: 'Apply to your first loot' },
  { name: 'marketplace with own application', as: 'creator', path: inMarketplace, shows: 'Approved' },
  { name: 'marketplace without a match', as: 'creator', path: '/marketplace?q=zzzz', shows: 'No loots found' },
  {
    name: 'marketplace without a saved loot',
    as: 'newCreator',
    path: '/marketplace?saved=1',
    shows: 'Nothing saved yet',
  },
  {
    name: 'saved searches',
    as: 'newCreator',
    path: '/marketplace?q=zzzz',
    shows: 'Name of this search',
    open: (page) => page.getByRole('button', { name: 'Saved searches' }).click(),
  },
  {
    name: 'application form',
    as: 'newCreator',
    path: inMarketplace,
    shows: 'Please fill in the following required fields:',
    open: async (page, post) => {
      await page.getByRole('button', { name: post.title, exact: true }).click();
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
  {
    name: 'change of an application',
    as: 'applicant',
    path: ({ campaignId }) => `/loot/${campaignId}`,
    shows: 'Save Changes',
    open: async (page) => {
      await page.getByRole('button', { name: 'Pending Review' }).click();
      await page.getByRole('button', { name: 'Edit Application' }).click();
    },
  },
  {
    name: 'question before withdrawing',
    as: 'applicant',
    path: ({ campaignId }) => `/loot/${campaignId}`,
    shows: 'This action cannot be undone.',
    open: async (page) => {
      await page.getByRole('button', { name: 'Pending Review' }).click();
      await page.getByRole('button', { name: 'Withdraw' }).click();
    },
  },
  {
    name: 'appeal against a rejection',
    as: 'refused',
    path: ({ campaignId }) => `/loot/${campaignId}`,
    shows: 'Please write why it should be decided again',
    open: async (page) => {
      await page.getByRole('button', { name: 'Application Rejected' }).click();
      await page.getByRole('button', { name: 'Appeal' }).click();
      await page.getByRole('button', { name: 'Send Appeal' }).click();
    },
  },
  { name: 'own applications', as: 'applicant', path: '/my-applications', shows: 'answers by' },
  {
    name: 'no completed applications',
    as: 'applicant',
    path: '/my-applications?status=completed',
    shows: 'No applications with this status',
  },
  { name: 'no own applications', as: 'newCreator', path: '/my-applications', shows: 'No applications yet' },
  { name: 'approved projects', as: 'creator', path: '/my-approved-projects', shows: title },
  { name: 'no approved projects', as: 'newCreator', path: '/my-approved-projects', shows: 'No approved projects yet' },
  { name: 'project', as: 'creator', path: project, shows: '6,200' },
  {
    name: 'content without anything in it',
    as: 'creator',
    path: project,
    shows: 'Please add a text or a link to your content',
    open: async (page) => {
      await page.getByRole('button', { name: 'Submit Content' }).click();
      await page.getByRole('form', { name: 'Submit Content' }).getByRole('button', { name: 'Submit Content' }).click();
    },
  },
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
    shows: 'Put this code into the bio of your Instagram profile',
    open: async (page) => {
      const handle = `h${uniqueWord()}`;
      await page.getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Link').fill(`https://www.instagram.com/${handle}/reel/${uniqueWord()}/`);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Instagram account URL').fill(`https://www.instagram.com/${handle}/`);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  ...CREATOR_MONEY_SCREENS,
  ...MESSAGE_SCREENS,
  ...STORE_SCREENS,
  ...WORK_SCREENS,
  ...PROFILE_SCREENS,

  ...ADMIN_SCREENS,
];
