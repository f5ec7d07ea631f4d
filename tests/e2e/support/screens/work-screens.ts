import type { Page } from '@playwright/test';
import type { Screen } from './listed-screen.ts';
import type { TradingPost } from '../trading-post.ts';
import { openTab } from './screen.ts';

const store = ({ creator }: TradingPost) => `/store/${creator.uid}`;
const mine = '/my-store';

/** Works of a store and what its owner does with them; the look of a store. */
export const WORK_SCREENS: readonly Screen[] = [
  {
    name: 'opened work',
    as: 'visitor',
    path: store,
    shows: '1 / 2',
    open: (page) => page.getByRole('button', { name: 'Open Rain, seen from the saddle' }).click(),
  },
  { name: 'own store without works', as: 'newCreator', path: mine, shows: 'No work yet' },
  {
    name: 'upload without files',
    as: 'newCreator',
    path: mine,
    shows: 'Please select files to upload',
    open: async (page) => {
      await page.getByRole('button', { name: 'Upload Media' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
    },
  },
  {
    name: 'upload of works',
    as: 'newCreator',
    path: mine,
    shows: 'brief.pdf: File type not supported.',
    open: async (page) => {
      await page.getByRole('button', { name: 'Upload Media' }).click();
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles([
          { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
          { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') },
        ]);
    },
  },
  {
    name: 'caption of a work',
    as: 'creator',
    path: mine,
    shows: 'Save caption',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Edit caption of/ })
        .first()
        .click();
    },
  },
  {
    name: 'question before a work is removed',
    as: 'creator',
    path: mine,
    shows: 'Nobody will see it any more',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
    },
  },
  { name: 'personalization of a store', as: 'creator', path: mine, shows: 'Delete wallpaper', open: personalize },
  {
    name: 'colours that are too close',
    as: 'newCreator',
    path: mine,
    shows: 'Too close to the ground',
    open: async (page) => {
      await personalize(page);
      await page.getByRole('radio', { name: 'Custom' }).check({ force: true });
      await page.getByLabel('Primary').fill('#fbf0d0');
    },
  },
  {
    name: 'links of a store',
    as: 'newCreator',
    path: mine,
    shows: 'Needs to be an address on TikTok',
    open: async (page) => {
      await personalize(page);
      await openTab(page, 'Social Links');
      await page.getByRole('textbox', { name: /^TikTok/ }).fill('https://example.com/');
      await page.getByRole('button', { name: 'Save settings' }).click();
    },
  },
];

async function personalize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Personalize Store' }).click();
  await page.getByRole('tab', { name: 'Theme' }).waitFor();
}
