import type { Page } from '@playwright/test';
import type { Screen } from './listed-screen.ts';
import type { TradingPost } from '../trading-post.ts';

const store = ({ creator }: TradingPost) => `/store/${creator.uid}`;

/** The directory of creators, and stores as their visitors and owners see them. */
export const STORE_SCREENS: readonly Screen[] = [
  { name: 'creators', as: 'owner', path: '/creators', shows: 'Discover Content Creators' },
  {
    name: 'invitation of a creator',
    as: 'owner',
    path: '/creators',
    shows: 'Send Invitation',
    open: (page) =>
      page
        .getByRole('button', { name: /^Invite / })
        .first()
        .click(),
  },
  { name: 'creators without a match', as: 'owner', path: '/creators?q=zzzz', shows: 'No creators found' },
  {
    name: 'creators one follows, of whom there are none',
    as: 'newOwner',
    path: '/creators?following=1',
    shows: 'You follow nobody yet',
  },
  { name: 'store for visitors', as: 'visitor', path: store, shows: 'Sign in to write a review' },
  { name: 'store for owners', as: 'owner', path: store, shows: 'Your review' },
  { name: 'missing store', as: 'visitor', path: '/store/nobody', shows: 'Creator Not Found' },
  {
    name: 'review without stars and words',
    as: 'newOwner',
    path: store,
    shows: 'Please write a review comment',
    open: async (page) => {
      await page.getByRole('button', { name: 'Write Review' }).click();
      await page.getByRole('button', { name: 'Submit Review' }).click();
    },
  },
  {
    name: 'question before a review is deleted',
    as: 'owner',
    path: store,
    shows: 'Your stars and your words go',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Review' }).click();
      await page.getByRole('button', { name: 'Delete Review' }).click();
    },
  },
  {
    name: 'referral links of a dashboard',
    as: 'refused',
    path: '/dashboard#affiliates',
    shows: 'My affiliates',
  },
  { name: 'own store', as: 'creator', path: '/my-store', shows: 'Reply to this review' },
  { name: 'own store with nothing in it', as: 'newCreator', path: '/my-store', shows: 'once customers leave feedback' },
  {
    name: 'editing of a store',
    as: 'creator',
    path: '/my-store',
    shows: 'A whole number from 0 to 100',
    open: misreward,
  },
  {
    name: 'reply without words',
    as: 'creator',
    path: '/my-store',
    shows: 'Please write a reply',
    open: async (page) => {
      await page.getByRole('button', { name: 'Reply to this review' }).click();
      await page.getByRole('button', { name: 'Submit Reply' }).click();
    },
  },
];

async function misreward(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Reward for affiliates, in percent').fill('101');
  await page.getByRole('button', { name: 'Save Profile' }).click();
}
