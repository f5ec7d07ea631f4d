import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import {
  createTestAuthorization,
  processTestPayment,
  transferForTest,
} from '@doubloon/contract/payments/test-operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import {
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

/** A treasure of 1,000 views in a campaign of SGD 1,000: 75 % of it, 750, are due. */
async function waitingDeliverable() {
  const { campaign } = await buyCampaign(owner);
  const deliverable = await submitDeliverable(campaign, creator);
  return { campaignId: campaign.id, deliverable, body: { treasure_id: deliverable.id } };
}

const statusOf = async (id: string) => (await succeed(getDeliverable, { params: { id } }, owner)).status;

describe('the test-only payments', () => {
  it('set aside, then send and book, with the books right after each step', async () => {
    const { campaignId, deliverable, body } = await waitingDeliverable();
    const { payout } = await succeed(createTestAuthorization, { body });
    expect(payout).toMatchObject({ status: 'reserved', amount: 75_000, treasure_id: deliverable.id });
    expect((await fundsOf(campaignId)).balances).toMatchObject({ available: 25_000, reserved: 75_000, paid: 0 });
    await expectBalancedBooks(campaignId);
    expect(await statusOf(deliverable.id)).toBe('submitted');

    const params = { id: payout?.id ?? '' };
    expect(await succeed(processTestPayment, { params })).toMatchObject({ payout: { status: 'paid' } });
    expect((await fundsOf(campaignId)).balances).toMatchObject({ reserved: 0, paid: 75_000 });
    expect(await statusOf(deliverable.id)).toBe('approved');
    const groups = await expectBalancedBooks(campaignId);
    expect(await succeed(processTestPayment, { params })).toMatchObject({ payout: { status: 'paid' } });
    expect(await succeed(createTestAuthorization, { body })).toMatchObject({ payout: { status: 'paid' } });
    expect(await expectBalancedBooks(campaignId)).toHaveLength(groups.length);
  });

  it('do both at once, and again change nothing', async () => {
    const { campaignId, deliverable, body } = await waitingDeliverable();
    for (let i = 0; i < 2; i += 1) {
      expect(await succeed(transferForTest, { body })).toMatchObject({ payout: { status: 'paid', amount: 75_000 } });
    }
    expect((await fundsOf(campaignId)).balances.paid).toBe(75_000);
    expect(await statusOf(deliverable.id)).toBe('approved');
    await expectBalancedBooks(campaignId);
  });

  it('refuse a second authorisation while the first is on its way, and one beyond the budget', async () => {
    const { campaignId, body } = await waitingDeliverable();
    await succeed(createTestAuthorization, { body });
    expect(await refuse(createTestAuthorization, { body })).toMatchObject({ code: 'illegal_state' });
    expect(await refuse(transferForTest, { body })).toMatchObject({ code: 'illegal_state' });
    await expectBalancedBooks(campaignId);
  });

  it('book what the provider refuses, and release it', async () => {
    const { campaignId, deliverable, body } = await waitingDeliverable();
    const { payout } = await succeed(createTestAuthorization, { body });
    await failNext('transfers.create', 'balance_insufficient');
    expect(await succeed(processTestPayment, { params: { id: payout?.id ?? '' } })).toMatchObject({
      payout: { status: 'failed', failure: { reason: 'platform_balance' } },
    });
    expect((await fundsOf(campaignId)).balances).toMatchObject({ available: 100_000, reserved: 0, paid: 0 });
    expect(await statusOf(deliverable.id)).toBe('submitted');
    await expectBalancedBooks(campaignId);
  });

  it('answer 404 for what does not exist', async () => {
    const body = { treasure_id: unique('dlv_') };
    expect(await refuse(createTestAuthorization, { body })).toMatchObject({ status: 404 });
    expect(await refuse(transferForTest, { body })).toMatchObject({ status: 404 });
    expect(await refuse(processTestPayment, { params: { id: unique('pay_') } })).toMatchObject({ status: 404 });
  });

  it('do not exist outside the emulators', async () => {
    const { deliverable } = await waitingDeliverable();
    const app = createApp({ ...deps(), config: { ...deps().config, testMode: false } });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/test`;
    for (const path of ['transfer', 'create-authorization', 'process-payment/pay_1']) {
      const response = await fetch(`${base}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.idToken}` },
        body: JSON.stringify({ treasure_id: deliverable.id }),
      });
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { message: expect.stringContaining('No such address') as string },
      ]);
    }
    server.close();
    expect(await statusOf(deliverable.id)).toBe('submitted');
  });
});
