import { beforeAll, describe, expect, it } from 'vitest';
import { refundNotifications } from '../../../functions/src/payments/projections.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { endingSoon, expectBalancedBooks, fundsOf, openCheckout } from '../../support/money/paid-campaigns.ts';
import {
  delayCaptures,
  deliver,
  eventAbout,
  finishCapture,
  payOnHostedPage,
  shareTime,
  topUp,
} from '../../support/money/payment-provider.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const { stage, run, refund, balances, refundsAtProvider, closeAndGrant } = useClosedLoots({}, { covered: false });

const SHORTAGE = { severity: 'ERROR', message: 'the balance at the provider is too small' };

beforeAll(() => delayCaptures(3600));

/** The kinds of what the owner was told of the refund. */
const told = async () => refundNotifications(await fundsOf(stage.campaign.id)).map(({ kind }) => kind);
const capture = async () => finishCapture((await fundsOf(stage.campaign.id)).chargeId);

async function tellOfRefund(): Promise<void> {
  const [made] = await refundsAtProvider();
  for (const type of ['charge.refund.updated', 'refund.updated'] as const) {
    expect((await deliver(await eventAbout(type, made?.id ?? ''))).status).toBe(200);
  }
}

describe('a refund that the provider keeps back', () => {
  it('because the balance does not cover it is pending with its reason, not sent, and raises an alarm', async () => {
    await closeAndGrant();
    await capture();
    await run();
    expect(await refundsAtProvider()).toMatchObject([{ status: 'pending', pending_reason: 'insufficient_funds' }]);
    expect(await refund()).toMatchObject({
      status: 'refunding',
      pending_reason: 'insufficient_funds',
      sent_at: null,
      expected_by: null,
    });
    expect(await told()).toEqual(['refund_requested', 'refund_granted', 'refund_delayed']);
    expect(logLines).toContainEqual(expect.objectContaining(SHORTAGE));
    expect(await balances()).toMatchObject({ available: 0, refunding: 100_000, refunded: 0 });
  });

  it('is refunded once people have filled the balance up', async () => {
    await closeAndGrant();
    await capture();
    await run();
    await topUp(300_000);
    await tellOfRefund();
    expect(await refund()).toMatchObject({
      status: 'refunded',
      pending_reason: null,
      sent_at: expect.any(Date) as Date,
      expected_by: expect.any(Date) as Date,
    });
    expect(await told()).toEqual(['refund_requested', 'refund_granted', 'refund_sent']);
    expect(await balances()).toMatchObject({ refunding: 0, refunded: 100_000 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('because the payment is still being captured says so, without an alarm', async () => {
    const before = logLines.length;
    await topUp(300_000);
    await closeAndGrant();
    await run();
    expect(await refund()).toMatchObject({ status: 'refunding', pending_reason: 'charge_pending', sent_at: null });
    expect(logLines.slice(before)).not.toContainEqual(expect.objectContaining(SHORTAGE));
    await capture();
    await tellOfRefund();
    expect(await refund()).toMatchObject({ status: 'refunded', pending_reason: null });
  });
});

// https://docs.stripe.com/payments/paynow: its refunds are asynchronous.
describe('a refund of PayNow', () => {
  it('is pending while the provider makes it, and told as sent only then', async () => {
    const sessionId = await openCheckout(stage.owner, { budget: 100_000, ...endingSoon() });
    await payOnHostedPage(sessionId, 'paynow');
    stage.campaign = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, stage.owner);
    shareTime(() => deps().clock.now().getTime());
    await topUp(300_000);
    await closeAndGrant();
    passMinutes(2 * 60);
    await run();
    const [made] = await refundsAtProvider();
    expect(made).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    expect(await refund()).toMatchObject({
      status: 'refunding',
      pending_reason: 'processing',
      sent_at: null,
      expected_by: null,
    });
    expect(await told()).toEqual(['refund_requested', 'refund_granted']);
    passMinutes(2);
    expect(await refundsAtProvider()).toMatchObject([{ status: 'succeeded' }]);
    expect((await deliver(await eventAbout('refund.updated', made?.id ?? ''))).status).toBe(200);
    const sent = await refund();
    expect(sent).toMatchObject({ status: 'refunded', pending_reason: null, sent_at: sent.refunded_at });
    expect(sent.expected_by).not.toBeNull();
    expect(await told()).toEqual(['refund_requested', 'refund_granted', 'refund_sent']);
    await expectBalancedBooks(stage.campaign.id);
  });
});
