import type { Page } from '@playwright/test';
import type { Screen } from './listed-screen.ts';
import { uniqueWord } from '../people.ts';
import type { TradingPost } from '../trading-post.ts';

const project = ({ applicationId }: TradingPost) => `/my-approved-projects/${applicationId}`;

/** Where a creator submits treasures, proves views and reads what was paid. */
export const CREATOR_MONEY_SCREENS: readonly Screen[] = [
  {
    name: 'submission from the list of projects',
    as: 'creator',
    path: '/my-approved-projects',
    shows: 'Create submission',
    open: (page) => pressForProject(page, /^Submit Treasure for/),
  },
  {
    name: 'proofs from the list of projects',
    as: 'creator',
    path: '/my-approved-projects',
    shows: 'Proof History',
    open: (page) => pressForProject(page, /^Manage Proof for/),
  },
  {
    name: 'no completed projects',
    as: 'creator',
    path: '/my-approved-projects?status=completed',
    shows: 'No projects with this status',
  },
  {
    name: 'post that its platform does not show',
    as: 'creator',
    path: project,
    shows: 'TikTok did not show us this post',
    open: async (page) => {
      await page.getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Link').fill(`https://www.tiktok.com/@someone/video/403${Date.now()}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Treasure' }).click();
    },
  },
  {
    name: 'account that its platform does not show',
    as: 'creator',
    path: project,
    shows: 'Make sure that it is public',
    open: async (page) => {
      const handle = `h${uniqueWord()}`;
      await page.getByRole('button', { name: 'Submit Treasure' }).click();
      await page.getByLabel('Link').fill(`https://www.instagram.com/${handle}/reel/${uniqueWord()}/`);
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Treasure' }).click();
      const field = page.getByLabel('Instagram account URL');
      const another = page.getByRole('button', { name: 'Use another account' });
      // Another screen may have left a code that the account waits for.
      await field.or(another).waitFor();
      if (await another.isVisible()) await another.click();
      await field.fill(`https://www.instagram.com/private${handle}/`);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  { name: 'payouts of a creator', as: 'creator', path: '/payouts', shows: '+6,200 views' },
  { name: 'payouts of a new creator', as: 'newCreator', path: '/payouts', shows: 'No payouts yet' },
  {
    name: 'receipt of a payout of a project',
    as: 'creator',
    path: project,
    shows: 'Earned in all',
    open: (page) => page.getByRole('button', { name: 'Receipt of the payout for A treasure' }).click(),
  },
  { name: 'proofs of a treasure', as: 'creator', path: project, shows: 'Proof History', open: manageProofs },
  {
    name: 'proof without a count and images',
    as: 'creator',
    path: project,
    shows: 'At least one image is required',
    open: async (page) => {
      await manageProofs(page);
      await page.getByRole('button', { name: 'Submit Proof' }).click();
    },
  },
  {
    name: 'correction of a proof',
    as: 'creator',
    path: project,
    shows: 'Submit again',
    open: async (page) => {
      await manageProofs(page);
      await page.getByRole('button', { name: 'Change' }).click();
    },
  },
  {
    name: 'question before a proof is taken back',
    as: 'creator',
    path: project,
    shows: 'Take back this proof?',
    open: async (page) => {
      await manageProofs(page);
      await page.getByRole('button', { name: 'Take back' }).click();
    },
  },
  {
    name: 'receipt of an own payout',
    as: 'creator',
    path: '/dashboard',
    shows: 'Earned in all',
    open: (page) =>
      page
        .getByRole('button', { name: /^Receipt of the payout/ })
        .first()
        .click(),
  },
];

/** Presses what can be done in the one project of the list, which may be in its menu. */
async function pressForProject(page: Page, name: RegExp): Promise<void> {
  const action = page.getByRole('button', { name });
  const more = page.getByRole('button', { name: /^More actions for/ });
  await more.or(action).first().waitFor();
  if (!(await action.isVisible())) await more.click();
  await action.click();
}

async function manageProofs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manage Proof' }).click();
  await page.getByText('Latest (#1)').waitFor();
}
