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
    expect(within(dee as HTMLElement).queryByRole('listitem')).toBeNull();
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
