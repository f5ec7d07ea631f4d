import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { LootLeaders } from './loot-leaders.tsx';

const list = 'GET /payments/authorizations/business-owner/owner1';
const loot = aCampaign({ id: 'cmp_1', owner_id: 'owner1' });

it('ranks the creators of a loot by what they were paid', async () => {
  answerApi({
    [list]: {
      json: [
        aPayoutOnTheWire('po_1', { creator_id: 'a', creatorName: 'Ada', amount: 80, counted_views: 5000 }),
        aPayoutOnTheWire('po_2', { creator_id: 'b', creatorName: 'Bo', amount: 120, counted_views: 9100 }),
        aPayoutOnTheWire('po_3', { creator_id: 'c', creatorName: 'Cy', status: 'held' }),
      ],
    },
  });
  renderScreen(<LootLeaders loot={loot} />);
  const region = await screen.findByRole('region', { name: 'Who earned most' });
  const ranks = within(region).getAllByRole('listitem');
  expect(ranks.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '1BoSGD 120.00 paid9,100 counted views',
    '2AdaSGD 80.00 paid5,000 counted views',
  ]);
  expect(within(region).getByRole('link', { name: 'Bo' })).toHaveAttribute('href', '/store/b');
});

it('counts what was paid long ago, on later pages of the list', async () => {
  const older = aPayoutOnTheWire('po_2', { creator_id: 'a', creatorName: 'Ada', amount: 120 });
  answerApi({
    [list]: {
      json: [aPayoutOnTheWire('po_3', { creator_id: 'b', creatorName: 'Bo', amount: 100 })],
      headers: { 'x-next-cursor': 'c2' },
    },
    [`${list}?cursor=c2`]: { json: [older] },
  });
  renderScreen(<LootLeaders loot={loot} />);
  const ranks = within(await screen.findByRole('region', { name: 'Who earned most' })).getAllByRole('listitem');
  expect(ranks.map((rank) => within(rank).getByRole('link').textContent)).toEqual(['Ada', 'Bo']);
});

it('is not there before anybody was paid', async () => {
  answerApi({ [list]: { json: [aPayoutOnTheWire('po_1', { status: 'sending' })] } });
  const { client } = renderScreen(<LootLeaders loot={loot} />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
});
