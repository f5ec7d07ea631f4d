import type { Screen } from './listed-screen.ts';
import type { TradingPost } from '../trading-post.ts';

const loot = ({ campaignId }: TradingPost) => `/loot/${campaignId}`;
const title = (post: TradingPost) => post.title;

/** The page of a loot with its questions, for those who can see or do different things there. */
export const LOOT_SCREENS: readonly Screen[] = [
  { name: 'loot for visitors', as: 'visitor', path: loot, shows: title },
  { name: 'loot for creators', as: 'newCreator', path: loot, shows: 'Apply Now' },
  {
    name: 'application form of a loot',
    as: 'newCreator',
    path: loot,
    shows: 'Required',
    open: async (page) => {
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
    },
  },
  {
    name: 'question to the owner of a loot',
    as: 'newCreator',
    path: loot,
    shows: 'Please write a question',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ask a question' }).click();
      await page.getByRole('button', { name: 'Send Question' }).click();
    },
  },
  {
    name: 'loot with questions for somebody who asked',
    as: 'applicant',
    path: loot,
    shows: 'Your question',
    open: (page) => page.getByText('As wet as it gets.').waitFor(),
  },
  {
    name: 'report of a question or its answer',
    as: 'newCreator',
    path: loot,
    shows: 'What do you report?',
    open: (page) => page.getByRole('button', { name: 'Report this question or this answer' }).click(),
  },
  { name: 'missing loot', as: 'visitor', path: '/loot/cmp_nothing', shows: 'Loot Not Found' },
];
