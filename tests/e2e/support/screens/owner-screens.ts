import type { Page } from '@playwright/test';
import type { Screen } from './listed-screen.ts';
import { openListMenu, pressLootAction, row } from './screen.ts';
import type { TradingPost } from '../trading-post.ts';

const managed = ({ campaignId }: TradingPost) => `/loot-management/${campaignId}`;
const title = (post: TradingPost) => post.title;

/** Where an owner manages loots and decides, with its dialogs and empty states. */
export const OWNER_SCREENS: readonly Screen[] = [
  { name: 'loot management', as: 'owner', path: '/loot-management', shows: title },
  { name: 'managed loot', as: 'owner', path: managed, shows: 'Remaining Budget', open: applicationsAreThere },
  {
    name: 'review of an application',
    as: 'owner',
    path: managed,
    shows: 'Moves no money yet',
    open: (page) => page.getByRole('button', { name: 'Review' }).click(),
  },
  {
    name: 'menu of a short list',
    as: 'owner',
    path: managed,
    shows: 'Search and filter',
    open: openListMenu,
  },
  {
    name: 'decision on several applications',
    as: 'owner',
    path: managed,
    shows: 'Each is decided by itself',
    open: async (page, { applicant }) => {
      await page.getByRole('checkbox', { name: applicant.name }).check();
      await page.getByRole('button', { name: 'Decide together' }).click();
    },
  },
  { name: 'treasures to review', as: 'owner', path: (post) => `${managed(post)}?tab=treasures`, shows: '1,450' },
  {
    name: 'questions of a loot',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=questions`,
    shows: 'Change Answer',
  },
  {
    name: 'answer to a question',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=questions`,
    shows: 'Please write an answer',
    open: async (page) => {
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await page.getByRole('button', { name: 'Publish Answer' }).click();
    },
  },
  {
    name: 'question before a question is removed',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=questions`,
    shows: 'Remove this question',
    open: (page) => page.getByRole('button', { name: 'Remove' }).first().click(),
  },
  { name: 'figures of a loot', as: 'owner', path: (post) => `${managed(post)}?tab=figures`, shows: 'Platform fee' },
  {
    name: 'treasures without a match',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=treasures&q=zzzz`,
    shows: 'No treasures match your search',
  },
  {
    name: 'review of a treasure',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=treasures`,
    shows: 'Request Revision',
    open: (page) => page.getByRole('button', { name: 'Review' }).click(),
  },
  { name: 'proofs to review', as: 'owner', path: (post) => `${managed(post)}?tab=proofs`, shows: '10,400' },
  {
    name: 'review of a proof',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=proofs`,
    shows: 'Approving pays now',
    open: (page) => page.getByRole('button', { name: 'Review' }).click(),
  },
  {
    name: 'review without instructions',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=treasures`,
    shows: 'Please write what should be changed',
    open: async (page) => {
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: 'Request Revision' }).click();
    },
  },
  {
    name: 'receipt of a payout',
    as: 'owner',
    path: (post) => `${managed(post)}?tab=figures`,
    shows: 'Earned in all',
    open: (page) =>
      page
        .getByRole('button', { name: /^Receipt of the payout/ })
        .first()
        .click(),
  },
  {
    name: 'changes to a loot',
    as: 'owner',
    path: managed,
    shows: 'Platforms, start date',
    open: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
  },
  {
    name: 'invitations of a loot',
    as: 'owner',
    path: managed,
    shows: 'Find More Creators',
    open: (page) => page.getByRole('button', { name: 'Invite Creators' }).click(),
  },
  {
    name: 'how far a loot can be extended',
    as: 'owner',
    path: managed,
    shows: 'New End Date',
    open: (page) => pressLootAction(page, 'Extend'),
  },
  {
    name: 'budget to add to a loot',
    as: 'owner',
    path: managed,
    shows: 'What creators do not earn of it comes back',
    open: async (page) => {
      await pressLootAction(page, 'Add Budget');
      await page.getByLabel(/ to Add/).fill('0');
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await page.getByText('Add at least').waitFor();
    },
  },
  {
    name: 'question before a pause',
    as: 'owner',
    path: managed,
    shows: 'It leaves the marketplace',
    open: (page) => pressLootAction(page, 'Pause'),
  },
  {
    name: 'question before closing',
    as: 'owner',
    path: managed,
    shows: 'You get back',
    open: (page) => pressLootAction(page, 'Close Loot'),
  },
  {
    name: 'closed loot with its refund',
    as: 'owner',
    path: ({ closedCampaignId }) => `/loot-management/${closedCampaignId}`,
    shows: 'Of the platform fee',
  },
  {
    name: 'create form with a copy of a loot',
    as: 'owner',
    path: ({ campaignId }) => `/create-loot?copy=${campaignId}`,
    shows: 'This is a copy of',
    open: copyIsThere,
  },
  { name: 'loots without a match', as: 'owner', path: '/loot-management?q=zzzz', shows: 'No loots match your search' },
  { name: 'applications of an owner', as: 'owner', path: '/applications', shows: 'Details' },
  {
    name: 'empty shortlist',
    as: 'owner',
    path: '/applications?status=shortlisted',
    shows: 'Nobody is on your shortlist yet',
  },
];

/** The copy takes the place of a draft: of one that an earlier screen has left, or of the copy that a first visit has begun. */
async function copyIsThere(page: Page, { campaignId }: TradingPost): Promise<void> {
  const replace = page.getByRole('button', { name: 'Replace it with the copy' });
  const copy = page.getByText('This is a copy of');
  await copy.or(replace).first().waitFor();
  if (await copy.isVisible()) await page.goto(`/create-loot?copy=${campaignId}`);
  await replace.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace draft' }).click();
}

async function applicationsAreThere(page: Page, { applicant }: TradingPost): Promise<void> {
  await row(page, applicant.name).waitFor();
}
