import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { LootActions } from './loot-actions.tsx';

const PREVIEW = 'GET /campaigns/cmp_1/extension';
const EXTEND = 'POST /campaigns/cmp_1/extension';
const loot = aCampaign({ endDate: '2026-12-10' });
const possible = {
  problem: null,
  latest_end_date: '2027-01-20',
  limit: 'The payment provider’s limit for holding money is 90 days',
};
const open = async (campaign = loot) => {
  renderScreen(<LootActions campaign={campaign} />);
  await user.click(screen.getByRole('button', { name: 'Extend' }));
};
const extendTo = async (day: string) => {
  await fill(await screen.findByLabelText('New End Date'), day);
  await user.click(screen.getByRole('button', { name: 'Extend Loot' }));
};

it('moves the end date to a later day, within what is possible', async () => {
  const moved = { json: CampaignView.encode({ ...loot, endDate: '2027-01-05' }) };
  const calls = answerApi({ [PREVIEW]: { json: possible }, [EXTEND]: moved });
  await open();
  expect(await screen.findByText('The payment provider’s limit for holding money is 90 days.')).toBeVisible();
  await extendTo('2026-12-09');
  expect(await screen.findByText('The end date can only be moved later')).toBeVisible();
  await extendTo('2027-01-21');
  expect(await screen.findByText(/The end date can be at most/)).toBeVisible();
  await extendTo('2027-01-05');
  await eventually(() => expect(toastTexts()).toEqual(['Loot extended successfully!']));
  expect(calls).toContainEqual({ call: EXTEND, body: { endDate: '2027-01-05' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why it cannot be moved', async () => {
  const problem = 'The payment for this loot is disputed at the bank, which decides first';
  answerApi({ [PREVIEW]: { json: { ...possible, problem, latest_end_date: null } } });
  await open();
  expect(await screen.findByText(`${problem}.`)).toBeVisible();
  expect(screen.queryByLabelText('New End Date')).toBeNull();
});

it('says what the server has refused', async () => {
  const refused = { status: 409, json: { message: 'This loot has ended' } };
  answerApi({ [PREVIEW]: { json: possible }, [EXTEND]: refused });
  await open();
  await extendTo('2027-01-05');
  expect(await screen.findByText('Failed to extend loot: This loot has ended')).toBeVisible();
});

it('offers nothing but a copy once the loot is completed', () => {
  answerApi({});
  renderScreen(<LootActions campaign={aCampaign({ status: 'completed' })} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/create-loot?copy=cmp_1');
});
