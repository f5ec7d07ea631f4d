import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import Stripe from 'stripe';
import { expect, it, vi } from 'vitest';
import { reserveForApproval, payForApproval } from '../../../functions/src/payments/payouts/decide-payable.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { deps, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';

const runJob = () => succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });

/** A treasure that waits for its decision, and its approval. */
async function delivered() {
  const { campaign } = await buyCampaign(await createPerson('business_owner'), { budget: 100_000 });
  const { id, creatorId, viewCount } = await submitDeliverable(campaign, await createPaidCreator());
  const ref = { kind: 'deliverable', id } as const;
  return { campaign, approval: { ref, creatorId, feedback: null, acceptedViews: viewCount, acceptedAt: null } };
}

it('does not fail a payout for what its sender was told before the resolver sent it again', async () => {
  const { campaign, approval } = await delivered();
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
  const { payout } = await payForApproval(late, approval);
  expect(payout?.status).toBe('unresolved');
  passMinutes(2);
  await runJob();
  expect(await stored(COLLECTIONS.payouts, payoutIdOf(approval.ref.id))).toMatchObject({ status: 'paid', attempt: 1 });
  await expectBalancedBooks(campaign.id);
});

it('does not take a payout that was never sent for paid, although a transfer names it', async () => {
  const { campaign, approval } = await delivered();
  await reserveForApproval(deps(), approval);
  const payout = await deps().db.payouts.get(payoutIdOf(approval.ref.id));
  const { chargeId } = await fundsOf(campaign.id);
  const { id } = await deps().stripe.transfers.create({
    amount: payout.amountCents,
    currency: CURRENCY,
    destination: payout.destination,
    source_transaction: chargeId,
    metadata: { payout_id: payout.id, attempt: String(payout.attempt) },
  });
  expect((await deliver(await eventAbout('transfer.created', id))).status).toBe(200);
  expect(await stored(COLLECTIONS.payouts, payout.id)).toMatchObject({ status: 'reserved' });
  expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: payout.amountCents, paid: 0 });
  await expectBalancedBooks(campaign.id);
});

it('says that a payout is on its way when others keep its books from being written after it was sent', async () => {
  const { campaign, approval } = await delivered();
  const { stripe, db } = deps();
  const aborted = Object.assign(new Error('Too much contention on these documents.'), { code: 10 });
  const transfers = {
    create: async (...asked: Parameters<typeof stripe.transfers.create>) => {
      const made = await stripe.transfers.create(...asked);
      vi.spyOn(db.firestore, 'runTransaction').mockRejectedValueOnce(aborted);
      return made;
    },
  };
  const crowded = { ...deps(), stripe: { ...stripe, transfers } as unknown as Dependencies['stripe'] };
  const { payout, payable } = await payForApproval(crowded, approval);
  vi.restoreAllMocks();
  expect({ status: payout?.status, payable }).toEqual({ status: 'reserved', payable: null });
  passMinutes(3);
  await runJob();
  expect(await stored(COLLECTIONS.payouts, payoutIdOf(approval.ref.id))).toMatchObject({ status: 'paid', attempt: 1 });
  await expectBalancedBooks(campaign.id);
});
