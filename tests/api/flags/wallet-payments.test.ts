import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { getRefund as handleGetRefund } from '../../../functions/src/payments/refunds/request-refund.ts';
import type { Call } from '../../../functions/src/platform/dependencies.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { payOnHostedPage } from '../../support/money/payment-provider.ts';
import {
  approve,
  createPaidCreator,
  fundsOf,
  openAddition,
  openCheckout,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';

let owner: Person;
beforeAll(async () => {
  owner = await createPerson('business_owner');
});

async function buyBy(outcome: string) {
  const sessionId = await openCheckout(owner, { budget: 10_000 });
  await payOnHostedPage(sessionId, outcome);
  return succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
}

const refundOf = (id: string) => succeed(getRefund, { params: { id } }, owner);

describe('a loot that was paid with a wallet', () => {
  it.each(['apple_pay', 'google_pay'])(
    'has its payments looked at first, which its owner reads: %s',
    async (outcome) => {
      const campaign = await buyBy(outcome);
      const { id } = campaign;
      expect(await fundsOf(id)).toMatchObject({ paymentMethod: 'card', liabilityShifted: false });
      expect(await refundOf(id)).toMatchObject({ looked_at_first: true });
      const treasure = await submitDeliverable(campaign, await createPaidCreator());
      expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    },
  );

  it('has not where the card’s issuer authenticated who paid', async () => {
    const { id } = await buyBy('google_pay_account');
    expect(await fundsOf(id)).toMatchObject({ liabilityShifted: true });
    expect(await refundOf(id)).toMatchObject({ looked_at_first: false });
  });

  it('says which of its payments is the reason', async () => {
    const campaign = await buyBy('paid');
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'apple_pay');
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    expect(await refundOf(campaign.id)).toMatchObject({
      looked_at_first: false,
      of_added_budget: [{ looked_at_first: true }],
    });
  });

  it('is read by its owner and admins only', async () => {
    const { id } = await buyBy('apple_pay');
    expect(await refuse(getRefund, { params: { id } }, await createPaidCreator())).toMatchObject({ status: 403 });
  });
});

it('where that alone does not make payments wait, its owner reads nothing of it', async () => {
  const { id } = await buyBy('apple_pay');
  const { config, ...others } = deps();
  const lenient = { ...config, flags: { ...config.flags, holdScore: 60 } };
  const call = { ...others, config: lenient, caller: { uid: owner.uid, role: 'business_owner' } } as unknown as Call;
  expect(await handleGetRefund(call, { params: { id } })).toMatchObject({
    looked_at_first: false,
  });
});
