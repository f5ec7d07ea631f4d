import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { showFilters } from '../../../testing/show-filters.ts';
import { fill, user } from '../../../testing/user.ts';
import { ManagedLoots } from './managed-loots.tsx';

const list = 'GET /campaigns/user/u1';
const loot = (title: string) => OfferedCampaignView.encode(aCampaign({ id: title, title }));

it('asks the server for a status and for words, once they have stayed for a moment', async () => {
  const calls = answerApi({
    [list]: { json: [loot('Kopi'), loot('Sandals')] },
    [`${list}?status=paused`]: { json: [loot('Sandals')] },
    [`${list}?search=zzz`]: { json: [] },
  });
  renderScreen(<ManagedLoots ownerId="u1" />);
  expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
  await showFilters();
  await fill(screen.getByLabelText('Status'), 'paused');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kopi' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Sandals' })).toBeVisible();
  await fill(screen.getByLabelText('Status'), 'all');
  expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
  const before = calls.length;
  await user.type(screen.getByLabelText('Search'), 'zzz');
  expect(await screen.findByRole('heading', { name: 'No loots match your search' })).toBeVisible();
  expect(calls).toHaveLength(before + 1);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
});
