import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { LootsScreen } from './loots-screen.tsx';

const loot = (id: string, change: Partial<OfferedCampaignView>) =>
  OfferedCampaignView.encode(aCampaign({ id, title: id, ...change }));
const row = (id: string) => screen.getByRole('link', { name: id }).closest('tr') as HTMLElement;
const buttons = (id: string) =>
  within(row(id))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

it('offers what the status of a loot allows, and reopens only what an admin has paused', async () => {
  const calls = answerApi({
    'GET /admin/campaigns': {
      json: [
        loot('open', {}),
        loot('waits', { status: 'pending' }),
        loot('resting', { status: 'paused' }),
        loot('held', { status: 'paused', held_by_admin: true }),
        loot('refused', { status: 'rejected' }),
        loot('over', { status: 'completed' }),
      ],
    },
    'PUT /admin/campaigns/held/moderation': { json: loot('held', {}) },
  });
  renderScreen(<LootsScreen />);
  await screen.findByRole('link', { name: 'open' });
  expect(screen.getByRole('link', { name: 'Where are the applications?' })).toHaveAttribute('href', '/applications');
  expect(buttons('open')).toEqual(['', 'Hold', 'Reject']);
  expect(buttons('waits')).toEqual(['', 'Reject', 'Approve']);
  expect(buttons('resting')).toEqual(['', 'Reject']);
  expect(buttons('held')).toEqual(['', 'Reject', 'Reopen']);
  expect(buttons('refused')).toEqual(['', 'Approve']);
  expect(buttons('over')).toEqual([]);

  await user.click(within(row('held')).getByRole('button', { name: 'Reopen' }));
  await fill(await screen.findByLabelText('Reason'), 'All is well');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(toastTexts()).toEqual(['"held" is open. Recorded in the log.']));
  const { description, requirements, interests } = aCampaign({});
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    action: 'approve',
    reason: 'All is well',
    seen: { title: 'held', description, requirements, interests, example_posts: [], files: [], cover: null },
  });
});

it('looks for loots on the server, and offers to show all where a search finds nothing', async () => {
  const list = 'GET /admin/campaigns';
  answerApi({ [list]: { json: [loot('open', {})] }, [`${list}?search=zzz`]: { json: [] } });
  renderScreen(<LootsScreen />);
  await screen.findByRole('link', { name: 'open' });
  await fill(screen.getByLabelText('Search'), 'zzz');
  expect(await screen.findByRole('heading', { name: 'No loots found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'open' })).toBeVisible();
});
