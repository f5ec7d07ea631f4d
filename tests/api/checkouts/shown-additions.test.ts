import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { beforeAll, expect, it } from 'vitest';
import { succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { buyCampaign, openAddition } from '../../support/money/paid-campaigns.ts';
import { payOnHostedPage } from '../../support/money/payment-provider.ts';

/** The provider's test card of the highest risk. */
const HIGHEST = '4000000000004954';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

const shared = { budget: 90_000, creator_slots: 3 };
const byPayment = (sessionId: string, person?: Person) =>
  succeed(getCampaignByPayment, { query: { payment_gateway_id: sessionId, payment_gateway: 'stripe' } }, person);
const refundsOf = async (id: string) => (await succeed(getRefund, { params: { id } }, owner)).of_added_budget;

it('tells the owner what their payment has added, and others the loot alone', async () => {
  const { campaign, sessionId: first } = await buyCampaign(owner, shared);
  const sessionId = await openAddition(owner, campaign, { slots: 2 });
  await payOnHostedPage(sessionId);
  const [grown, admin] = [{ id: campaign.id, budget: 150_000, creator_slots: 5 }, await createPerson('admin')];
  const added = { budget: 60_000, creator_slots: 2, goes_back: null };
  for (const person of [owner, admin])
    expect(await byPayment(sessionId, person)).toMatchObject({ ...grown, paid_budget: 60_000, added });
  for (const person of [undefined, await createPerson('business_owner')])
    expect(await byPayment(sessionId, person)).toMatchObject({ ...grown, paid_budget: null, added: null });
  expect(await byPayment(first, owner)).toMatchObject({ ...grown, paid_budget: 90_000, added: null });
  expect(await byPayment(first)).toMatchObject({ ...grown, paid_budget: null, added: null });
  expect(await refundsOf(campaign.id)).toMatchObject([
    { paid: 63_000, paid_budget: 60_000, goes_back: null, status: 'none' },
  ]);
});

it('has no slots where creators are paid per view', async () => {
  const { campaign } = await buyCampaign(owner, { payout_model: 'per_view', expected_reach: 20_000 });
  const sessionId = await openAddition(owner, campaign, { amount: 5000 });
  await payOnHostedPage(sessionId);
  expect(await byPayment(sessionId, owner)).toMatchObject({
    budget: 105_000,
    added: { budget: 5000, creator_slots: 0 },
  });
});

it('says of one that was paid after the loot had closed that it goes back, and why', async () => {
  const { campaign } = await buyCampaign(owner, shared);
  const sessionId = await openAddition(owner, campaign, { slots: 2 });
  await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
  await payOnHostedPage(sessionId);
  expect(await byPayment(sessionId, owner)).toMatchObject({ budget: 90_000, added: { goes_back: 'late' } });
  expect(await refundsOf(campaign.id)).toMatchObject([{ paid: 63_000, goes_back: 'late' }]);
});

it('says so of one with the highest risk, while the loot goes on', async () => {
  const { campaign } = await buyCampaign(owner, shared);
  const sessionId = await openAddition(owner, campaign, { slots: 2 });
  await payOnHostedPage(sessionId, 'paid', HIGHEST);
  expect(await byPayment(sessionId, owner)).toMatchObject({ status: 'open', added: { goes_back: 'risk' } });
  expect(await refundsOf(campaign.id)).toMatchObject([{ goes_back: 'risk' }]);
});
