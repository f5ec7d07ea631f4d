import { decideCase, getCampaignBooks } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getCampaignByPayment } from '@doubloon/contract/payments/operations.ts';
import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { coverRefunds, expectBalancedBooks, fundsOf, openCheckout } from '../../support/money/paid-campaigns.ts';
import {
  delayCaptures,
  deliver,
  eventAbout,
  finishCapture,
  payOnHostedPage,
} from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

/** The provider's part of 1,050.00. */
const THE_FEE = { account: 'stripe_fees', amountCents: 3620 };

let owner: Person;
let sessionId: string;
let chargeId: string;

beforeAll(async () => {
  stopClock();
  await delayCaptures(3600);
});

beforeEach(async () => {
  owner = await createPerson('business_owner');
  sessionId = await openCheckout(owner, { budget: 100_000 });
  await payOnHostedPage(sessionId);
  const expand = ['payment_intent.latest_charge'];
  const session = await deps().stripe.checkout.sessions.retrieve(sessionId, { expand });
  const { latest_charge: charge } = session.payment_intent as Stripe.PaymentIntent;
  expect(charge).toMatchObject({ paid: true, balance_transaction: null });
  chargeId = (charge as Stripe.Charge).id;
});

const complete = () =>
  succeed(getCampaignByPayment, { query: { payment_gateway_id: sessionId, payment_gateway: 'stripe' } });

const feesOf = async (campaignId: string) =>
  (await expectBalancedBooks(campaignId))
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'stripe_fees');

describe('the provider’s fee for a payment', () => {
  it('is booked when the provider names it after the payment, once', async () => {
    const { id } = await complete();
    expect(await feesOf(id)).toEqual([]);
    await finishCapture(chargeId);
    const captured = await eventAbout('charge.updated', chargeId);
    for (const event of [captured, captured, { ...captured, id: `${captured.id}_again` }]) {
      expect((await deliver(event)).status).toBe(200);
    }
    expect(await feesOf(id)).toEqual([THE_FEE]);
  });

  it('is booked with the payment when the provider has named it before, and not again', async () => {
    await finishCapture(chargeId);
    const captured = await eventAbout('charge.updated', chargeId);
    // Told again later, because the campaign is not there yet.
    expect((await deliver(captured)).status).toBe(409);
    const { id } = await complete();
    expect(await feesOf(id)).toEqual([THE_FEE]);
    expect((await deliver(captured)).status).toBe(200);
    expect(await feesOf(id)).toEqual([THE_FEE]);
  });

  it('is booked although all is on its way back before the provider names it, and stays the platform’s', async () => {
    await coverRefunds();
    const { id } = await complete();
    const admin = await createPerson('admin');
    await succeed(closeCampaign, { params: { id } }, owner);
    await advanceRefund(deps(), id);
    const request = (await fundsOf(id)).refundRequest;
    const decision = { decision: 'granted' as const, reason: 'Nobody applied' };
    await succeed(decideCase, { params: { id: caseIdOf('refund', request?.id ?? '') }, body: decision }, admin);
    await advanceRefund(deps(), id);
    expect(await fundsOf(id)).toMatchObject({ feeCents: 0, refundRequest: { status: 'refunding' } });
    await finishCapture(chargeId);
    expect((await deliver(await eventAbout('charge.updated', chargeId))).status).toBe(200);
    expect(await feesOf(id)).toEqual([THE_FEE]);
    expect(await succeed(getCampaignBooks, { params: { id } }, admin)).toMatchObject({ margin_cents: -3620 });
  });

  it('is not booked by a change of a charge that is not captured yet', async () => {
    const { id } = await complete();
    const succeeded = await eventAbout('charge.succeeded', chargeId);
    expect((await deliver({ ...succeeded, type: 'charge.updated' } as Stripe.Event)).status).toBe(200);
    expect(await feesOf(id)).toEqual([]);
  });

  it('of something else is not the product’s', async () => {
    const succeeded = await eventAbout('charge.succeeded', chargeId);
    const foreign = { ...(succeeded.data.object as Stripe.Charge), id: 'ch_other' };
    const event = { ...succeeded, type: 'charge.updated', data: { object: foreign } } as Stripe.Event;
    // Not there at all: the provider may tell again.
    expect((await deliver(event)).status).toBeGreaterThanOrEqual(400);
  });

  describe('when it has not come for a day', () => {
    /** The alarms of the next round of the reconciler about a campaign. */
    const alarmsOf = async (id: string) => {
      const before = logLines.length;
      await reconcile(deps());
      passMinutes(61);
      return logLines
        .slice(before)
        .filter(({ message }) => message === 'a payment has no fee in the books')
        .filter(({ withoutFee }) => (withoutFee as string[]).includes(id));
    };

    it('raises an alarm until it is booked', async () => {
      const { id } = await complete();
      expect(await alarmsOf(id)).toEqual([]);
      passMinutes(24 * 60);
      expect(await alarmsOf(id)).toHaveLength(1);
      expect(await alarmsOf(id)).toHaveLength(1);
      await finishCapture(chargeId);
      await deliver(await eventAbout('charge.updated', chargeId));
      expect(await alarmsOf(id)).toEqual([]);
    });

    it('raises no alarm for a payment of which the provider keeps nothing', async () => {
      const { id } = await complete();
      await finishCapture(chargeId, 0);
      await deliver(await eventAbout('charge.updated', chargeId));
      passMinutes(25 * 60);
      expect(await alarmsOf(id)).toEqual([]);
      expect(await feesOf(id)).toEqual([]);
      expect(await fundsOf(id)).toMatchObject({ providerFeeCents: 0 });
      const admin = await createPerson('admin');
      expect(await succeed(getCampaignBooks, { params: { id } }, admin)).toMatchObject({ payment_fee_booked: true });
    });

    it('is booked by the reconciler once, although nothing has told of it', async () => {
      const { id } = await complete();
      await finishCapture(chargeId);
      // The provider lists its events for 30 days.
      passMinutes(40 * 24 * 60);
      expect(await alarmsOf(id)).toEqual([]);
      expect(await feesOf(id)).toEqual([THE_FEE]);
      expect(await alarmsOf(id)).toEqual([]);
      expect((await deliver(await eventAbout('charge.updated', chargeId))).status).toBe(200);
      expect(await feesOf(id)).toEqual([THE_FEE]);
    });
  });
});
