import { requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  approve,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, settleBalances } from '../../support/money/payment-provider.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';

const DAY_MINUTES = 24 * 60;

const { stage, byId, close, run, refund, refundsAtProvider, decide } = useClosedLoots({ creator_slots: 2 });

describe('a refund that an admin has refused', () => {
  it('has a reason that the owner reads, and what it was about is not granted by itself any more', async () => {
    await close();
    await run();
    await decide('refused', 'Paid with a stolen card');
    await run();
    passMinutes(10 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'refused', reason: 'Paid with a stolen card' });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await succeed(requestRefund, byId(), stage.owner)).toMatchObject({
      status: 'requested',
      under_review: true,
    });
    expect(await refuse(requestRefund, byId(), stage.owner)).toMatchObject({ status: 409 });
    passMinutes(10 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', under_review: true });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000 });
  });

  it('leaves what comes free later to a request of its own', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000 });
    expect(await approve(deliverable, stage.owner)).toMatchObject({ ok: true });
    await close();
    await run();
    await decide('refused', 'Paid with a stolen card');
    await run();
    expect(await refund()).toMatchObject({ status: 'refused', budget_part: 62_500, fee_part: 3125 });
    const { stripe } = deps();
    const [transfer] = await transfersOf(stage.campaign.id);
    await settleBalances();
    await stripe.transfers.createReversal(transfer?.id ?? '-', { amount: 10_000 });
    await deliver(await eventAbout('transfer.reversed', transfer?.id ?? '-'));
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 10_000, fee_part: 500 });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 10_500 });
    expect(await fundsOf(stage.campaign.id)).toMatchObject({ withheldCents: 62_500, balances: { available: 62_500 } });
    await expectBalancedBooks(stage.campaign.id);
    // 625 dollars with their part of the fee were refused before, and can still be asked for.
    expect(await refund()).toMatchObject({ status: 'refunded', can_ask_again: true, still_left: 65_625 });
    expect(await succeed(requestRefund, byId(), stage.owner)).toMatchObject({
      status: 'requested',
      under_review: true,
      can_ask_again: false,
    });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 65_625, can_ask_again: false, still_left: 0 });
    expect(await refuse(requestRefund, byId(), stage.owner)).toMatchObject({ status: 409 });
    await expectBalancedBooks(stage.campaign.id);
  });
});
