import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { resolveOwnPayout } from '@doubloon/contract/payments/operations.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { approve, buyCampaign, createPaidCreator, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';

let owner: Person;
let creator: Person;
let deliverable: Deliverable;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  const { campaign } = await buyCampaign(owner, { budget: 100_000 });
  deliverable = await submitDeliverable(campaign, creator);
});

async function moneyShown() {
  const { applicationId: id } = deliverable;
  const { paid, on_its_way, still_to_come } = await succeed(getEarnings, { params: { id } }, creator);
  return { paid, on_its_way, still_to_come };
}

it('shows a payout whose outcome is open as on its way, and once it is settled as paid only', async () => {
  await failNext('transfers.create', 'api_error_after_effect');
  await approve(deliverable, owner);
  expect(await moneyShown()).toEqual({ paid: 0, on_its_way: 75_000, still_to_come: 75_000 });
  await succeed(resolveOwnPayout, { params: { id: payoutIdOf(deliverable.id) } }, owner);
  expect(await moneyShown()).toEqual({ paid: 75_000, on_its_way: 0, still_to_come: 0 });
});

it('shows a payout that has failed as still to come only', async () => {
  await failNext('transfers.create', 'balance_insufficient');
  await approve(deliverable, owner);
  expect(await moneyShown()).toEqual({ paid: 0, on_its_way: 0, still_to_come: 75_000 });
});
