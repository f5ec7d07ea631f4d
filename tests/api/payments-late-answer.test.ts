import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { payForApproval } from '../../functions/src/payments/payouts/decide-payable.ts';
import { payoutIdOf } from '../../functions/src/payments/payouts/payable.ts';
import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { deps, succeed } from '../support/api.ts';
import { stored } from '../support/fixtures.ts';
import { passMinutes } from '../support/moving-clock.ts';
import { buyCampaign, createPaidCreator, expectBalancedBooks, submitDeliverable } from '../support/paid-campaigns.ts';
import { failNext } from '../support/payment-provider.ts';
import { createPerson } from '../support/people.ts';

const runJob = () => succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });

it('does not fail a payout for what its sender was told before the resolver sent it again', async () => {
  const owner = await createPerson('business_owner');
  const { campaign } = await buyCampaign(owner, { budget: 100_000 });
  const deliverable = await submitDeliverable(campaign, await createPaidCreator());
  const { stripe } = deps();
  const transfers = {
    create: async () => {
      passMinutes(3);
      await failNext('transfers.create', 'unavailable');
      await runJob();
      throw new Stripe.errors.StripeRateLimitError({ type: 'rate_limit_error', statusCode: 429 });
    },
  };
  const late = { ...deps(), stripe: { ...stripe, transfers } as unknown as Dependencies['stripe'] };
  const { payout } = await payForApproval(late, {
    ref: { kind: 'deliverable', id: deliverable.id },
    creatorId: deliverable.creatorId,
    feedback: null,
  });
  expect(payout?.status).toBe('unresolved');
  passMinutes(2);
  await runJob();
  expect(await stored(COLLECTIONS.payouts, payoutIdOf(deliverable.id))).toMatchObject({ status: 'paid', attempt: 1 });
  await expectBalancedBooks(campaign.id);
});
