import { CreatorCard } from '@doubloon/contract/stores/store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aStore } from '../../../testing/a-store.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { CreatorsRoute } from '../creators.tsx';

const card = (id: string, change = {}) => CreatorCard.encode(aStore({ id, name: id, ...change }));
const followed = (id: string, change = {}) => ({
  creatorId: id,
  followedAt: '2026-11-01T00:00:00.000Z',
  creator: card(id, change),
});
const FOLLOWING = 'GET /users/u1/following';
const names = () => screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent);

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('a card of the directory', () => {
  it('shows where somebody is and how many follow there, with source and age', async () => {
    const socialLinks = { tiktok: 'https://www.tiktok.com/@cy', youtube: 'https://www.youtube.com/@cy' };
    const accountFollowers = { youtube: { count: 52_300, at: new Date(Date.now() - 2 * 3_600_000) } };
    answerApi({ 'GET /creators': { json: [card('Cy', { socialLinks, accountFollowers }), card('Dee')] } });
    renderScreen(<CreatorsRoute />, '/creators');
    const [cy, dee] = await screen.findAllByRole('article');
    const accounts = within(cy as HTMLElement).getByRole('list', { name: 'Linked accounts' });
    expect([...accounts.children].map((one) => one.textContent)).toEqual([
      '52.3K followers, Read from YouTube 2 hours ago',
      '',
    ]);
    expect(within(accounts).getByRole('img', { name: 'TikTok' })).toBeVisible();
    expect(within(dee as HTMLElement).queryByRole('list', { name: 'Linked accounts' })?.children ?? []).toHaveLength(0);
  });
});

describe('the figures on a card of the directory', () => {
  const record = {
    loots_completed: 5,
    treasures_accepted: 9,
    treasures_decided: 9,
    delivered_on_time: 5,
    deliveries_due: 5,
    appeals_won: 0,
    appeals_decided: 0,
    payouts_received: 11,
    views: [{ platform: 'tiktok' as const, posts: 3, total: 33_500, half_have: 9000 }],
  };
  const figuresOf = (article: HTMLElement | undefined) =>
    [...(article?.querySelector('dl')?.children ?? [])].map((one) => one.textContent);

  it('say how known somebody is and what they have shown, or that nothing is known yet, in the same places', async () => {
    answerApi({
      'GET /creators': {
        json: [
          card('Cy', { followers: 7, rating: 4.8, reviewCount: 4, record }),
          card('Dee', { followers: 0, reviewCount: 0 }),
        ],
      },
    });
    renderScreen(<CreatorsRoute />, '/creators');
    const [cy, dee] = await screen.findAllByRole('article');
    expect(figuresOf(cy)).toEqual(['Views read33.5K', 'Rating of 4 reviews4.8', 'Loots completed5', 'Followers7']);
    expect(figuresOf(dee)).toEqual(['Views read–', 'Rating–', 'Loots completed–', 'Followers0']);
  });

  it('stand below the newest picture of their work, where there is one, and what they say', async () => {
    answerApi({
      'GET /creators': {
        json: [
          { ...card('Cy'), newestPicture: 'https://pictures.example/newest.png' },
          card('Dee', { description: '', location: '', specialties: [] }),
        ],
      },
    });
    renderScreen(<CreatorsRoute />, '/creators');
    const [cy, dee] = await screen.findAllByRole('article');
    expect(cy?.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/newest.png');
    expect(dee?.querySelector('img')).toBeNull();
    const specialties = within(cy as HTMLElement).getByRole('list', { name: 'Specialties' });
    expect([...specialties.children].map((one) => one.textContent)).toEqual(['Rain', 'Helmet camera']);
    expect(cy?.textContent).toContain('travel · Katong');
    expect(dee?.textContent).toContain('travel · @cyrides');
    expect(within(dee as HTMLElement).getByText('Joined Mar 1, 2026')).toBeVisible();
  });
});

describe('the directory of those one follows', () => {
  it('is opened by its chip, and leaves out stores that are not there for everybody', async () => {
    answerApi({
      'GET /creators': { json: [card('Cy'), card('Dee')] },
      [FOLLOWING]: { json: [followed('Dee'), { ...followed('Gone'), creator: null }] },
    });
    renderScreen(<CreatorsRoute />, '/creators');
    await waitFor(() => expect(names()).toEqual(['Cy', 'Dee']));
    await user.click(screen.getByLabelText('Following'));
    await waitFor(() => expect(names()).toEqual(['Dee']));
  });

  it('is searched by words and category, and cleared without being left', async () => {
    answerApi({
      [FOLLOWING]: {
        json: [
          followed('Dee', { category: 'food' }),
          followed('Eve', { category: 'food', location: 'Bedok' }),
          followed('Cy'),
        ],
      },
    });
    renderScreen(<CreatorsRoute />, '/creators?following=1&category=food&q=bedok');
    await waitFor(() => expect(names()).toEqual(['Eve']));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toEqual(['Dee', 'Eve', 'Cy']));
  });

  it('says how to follow somebody where nobody is followed', async () => {
    answerApi({ 'GET /creators': { json: [card('Cy')] }, [FOLLOWING]: { json: [] } });
    renderScreen(<CreatorsRoute />, '/creators?following=1');
    expect(await screen.findByRole('heading', { name: 'You follow nobody yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all creators' }));
    await waitFor(() => expect(names()).toEqual(['Cy']));
  });
});
