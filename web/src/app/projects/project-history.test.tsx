import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { search } from '../../testing/search.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { fill, user } from '../../testing/user.ts';
import { ProjectHistory } from './project-screen.tsx';

const LIST = 'GET /deliverables/application/cmp_1__u1';
const tiktok = aDeliverableOnTheWire({ notes: 'Filmed at sunrise' });
const youtube = aDeliverableOnTheWire({
  treasure_id: 'dlv_2',
  platform: 'youtube',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
});

it('is narrowed by the server to words of the address and to a status, and shows all again', async () => {
  answerApi({
    [LIST]: { json: [tiktok, youtube] },
    [`${LIST}?search=sunrise`]: { json: [tiktok] },
    [`${LIST}?status=rejected`]: { json: [] },
  });
  renderScreen(<ProjectHistory applicationId="cmp_1__u1" closed={false} onRevise={() => {}} />, '/?q=sunrise');
  expect(await screen.findByRole('heading', { name: /TikTok/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /YouTube/ })).toBeNull();
  await search('');
  expect(await screen.findByRole('heading', { name: /YouTube/ })).toBeVisible();
  await fill(screen.getByLabelText('Status'), 'rejected');
  expect(await screen.findByRole('heading', { name: 'No treasures match your search' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: /YouTube/ })).toBeVisible();
});

it('goes on looking while pages come back empty, and says so when that is not the end', async () => {
  const calls = answerApi({ [LIST]: { json: [], headers: { 'x-next-cursor': 'more' } } });
  renderScreen(<ProjectHistory applicationId="cmp_1__u1" closed={false} onRevise={() => {}} />, '/?q=needle');
  expect(await screen.findByText(/Show more to look further/)).toBeVisible();
  expect(calls).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});
