import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type Stripe from 'stripe';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { callRaw, deps } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import {
  applicationFundsOf,
  approve,
  buyCampaign,
  coverRefunds,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  openCheckout,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import {
  closeDispute,
  deliver,
  eventAbout,
  failNext,
  failRefund,
  openDispute,
  payOnHostedPage,
  settleBalances,
} from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let sessionId: string;

beforeAll(async () => {
  await coverRefunds();
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign, sessionId } = await buyCampaign(owner, { budget: 100_000 }));
});

const chargeId = async () => (await fundsOf(campaign.id)).chargeId;

async function payCreator(viewCount = 1000): Promise<{ deliverable: Deliverable; transferId: string }> {
  const deliverable = await submitDeliverable(campaign, creator, { viewCount });
  expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
  const transfer = await stored(COLLECTIONS.payoutTransfers, payoutIdOf(deliverable.id));
  return { deliverable, transferId: String(transfer?.['transferId']) };
}

/** Delivers the event about something, and must be told that it was received. */
async function tell(type: Stripe.Event.Type, id: string, changes: object = {}): Promise<void> {
  const answer = await deliver({ ...(await eventAbout(type, id)), ...changes });
  expect(answer, type).toMatchObject({ status: 200, body: { received: true } });
}

async function expectBalances(balances: object): Promise<void> {
  expect((await fundsOf(campaign.id)).balances).toMatchObject(balances);
  await expectBalancedBooks(campaign.id);
}

describe('an event', () => {
  it('is refused without a signature, with a wrong one, with the other endpoint’s, and when its body was changed', async () => {
    const unpaid = await openCheckout(owner);
    await payOnHostedPage(unpaid);
    const event = await eventAbout('checkout.session.completed', unpaid);
    const { connectWebhookSecret, webhookSecret } = deps().config.stripe;
    expect((await callRaw('POST', '/webhooks/stripe', { body: JSON.stringify(event) })).status).toBe(400);
    expect((await deliver(event, 'whsec_wrong')).status).toBe(400);
    expect((await deliver(event, connectWebhookSecret ?? '')).status).toBe(400);
    const signature = deps().stripe.webhooks.generateTestHeaderString({
      payload: JSON.stringify(event),
      secret: webhookSecret ?? '',
    });
    const forged = JSON.stringify({ ...event, id: 'evt_forged' });
    const answer = await callRaw('POST', '/webhooks/stripe', {
      body: forged,
      headers: { 'stripe-signature': signature },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toBeUndefined();
  });

  it('is refused whatever its signature while the endpoint has no secret', async () => {
    const stripe = { ...deps().config.stripe, webhookSecret: null };
    const app = createApp({ ...deps(), config: { ...deps().config, stripe } });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const body = JSON.stringify(await eventAbout('checkout.session.completed', sessionId));
    const signature = deps().stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_guess' });
    const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    server.close();
    expect(response.status).toBe(400);
  });

  it('is applied once, however often and however much at once it comes', async () => {
    const paid = await openCheckout(owner);
    await payOnHostedPage(paid);
    const event = await eventAbout('checkout.session.completed', paid);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(event)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await deliver(event)).status).toBe(200);
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toMatchObject({ outcome: 'applied' });
  });

  it('of a type or about something nobody knows is remembered and ignored', async () => {
    const event = await eventAbout('checkout.session.completed', sessionId);
    const unknown = { ...event, id: unique('evt_'), type: 'price.created' } as unknown as Stripe.Event;
    const inherited = { ...event, id: unique('evt_'), type: 'constructor' } as unknown as Stripe.Event;
    const foreign = { ...event, id: unique('evt_'), data: { object: { id: 'cs_x', object: 'checkout.session' } } };
    for (const strange of [unknown, inherited, foreign as unknown as Stripe.Event]) {
      expect((await deliver(strange)).status).toBe(200);
      expect(await stored(COLLECTIONS.stripeEvents, strange.id)).toMatchObject({ outcome: 'ignored' });
    }
  });

  it('that comes to the wrong endpoint is left to the right one', async () => {
    const refund = await deps().stripe.refunds.create({ charge: await chargeId(), amount: 10_500 });
    const event = await eventAbout('refund.updated', refund.id);
    const wrong = { ...event, account: 'acct_other' };
    expect((await deliver(wrong)).status).toBe(200);
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toBeUndefined();
    expect((await deliver(event)).status).toBe(200);
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toMatchObject({ outcome: 'applied' });
    await expectBalances({ refunded: 10_000 });
  });

  it('that could not be handled is not remembered, so that it works when it comes again', async () => {
    const paid = await openCheckout(owner);
    await payOnHostedPage(paid);
    const event = await eventAbout('checkout.session.completed', paid);
    await failNext('checkout.sessions.retrieve', 'unavailable');
    expect((await deliver(event)).status).toBe(502);
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toBeUndefined();
    expect((await deliver(event)).status).toBe(200);
  });
});

describe('a transfer', () => {
  it('that is announced late changes nothing about a paid payout', async () => {
    const { transferId } = await payCreator();
    await tell('transfer.created', transferId);
    await expectBalances({ available: 25_000, paid: 75_000 });
  });

  it('that is taken back is the campaign’s again, and is not paid again by itself', async () => {
    const { deliverable, transferId } = await payCreator();
    await settleBalances();
    await deps().stripe.transfers.createReversal(transferId, { amount: 30_000 });
    await tell('transfer.reversed', transferId);
    await expectBalances({ available: 55_000, paid: 45_000 });
    expect(await stored(COLLECTIONS.payouts, payoutIdOf(deliverable.id))).toMatchObject({ status: 'paid' });
    const partly = await eventAbout('transfer.reversed', transferId);
    await settleBalances();
    await deps().stripe.transfers.createReversal(transferId);
    await tell('transfer.reversed', transferId);
    expect((await deliver({ ...partly, id: unique('evt_') })).status).toBe(200);
    await expectBalances({ available: 100_000, paid: 0 });
    expect(await stored(COLLECTIONS.payouts, payoutIdOf(deliverable.id))).toMatchObject({ status: 'reversed' });
    expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({ paidCents: 0, reversedCents: 75_000 });
    const again = await submitDeliverable(campaign, creator, { viewCount: 1200 });
    expect(await approve(again, owner)).toMatchObject({ data: { status: 'approved', payout: null } });
  });

  it('whose reversal is told before its payment is booked is asked to be told again', async () => {
    await failNext('transfers.create', 'api_error_after_effect');
    const deliverable = await submitDeliverable(campaign, creator);
    await approve(deliverable, owner);
    const [transfer] = await transfersOf(campaign.id);
    const id = transfer?.id ?? '';
    await settleBalances();
    await deps().stripe.transfers.createReversal(id);
    const reversal = await eventAbout('transfer.reversed', id);
    expect((await deliver(reversal)).status).toBe(409);
    await tell('transfer.created', id);
    expect((await deliver(reversal)).status).toBe(200);
    await expectBalances({ available: 100_000, reserved: 0, paid: 0 });
  });
});

describe('a refund made at the provider', () => {
  it('comes out of budget and fee in proportion, once, whichever event tells of it', async () => {
    const refund = await deps().stripe.refunds.create({ charge: await chargeId(), amount: 10_500 });
    await tell('charge.refunded', await chargeId());
    await tell('refund.updated', refund.id);
    await tell('charge.refund.updated', refund.id);
    await expectBalances({ available: 90_000, refunded: 10_000, refunding: 0 });
    expect((await fundsOf(campaign.id)).feeCents).toBe(4500);
  });

  it('that fails gives everything back', async () => {
    const refund = await deps().stripe.refunds.create({ charge: await chargeId(), amount: 21_000 });
    await tell('charge.refunded', await chargeId());
    await failRefund(refund.id);
    await tell('refund.failed', refund.id);
    await tell('refund.updated', refund.id);
    await expectBalances({ available: 100_000, refunded: 0 });
    expect((await fundsOf(campaign.id)).feeCents).toBe(5000);
  });

  it('of money that was paid out is the platform’s loss after its fee', async () => {
    await payCreator();
    await deps().stripe.refunds.create({ charge: await chargeId() });
    await tell('charge.refunded', await chargeId());
    await expectBalances({ available: 0, refunded: 25_000, paid: 75_000 });
    const entries = (await expectBalancedBooks(campaign.id)).flatMap((group) => group.entries);
    expect(entries).toContainEqual({ account: 'fee', amountCents: -5000 });
    expect(entries).toContainEqual({ account: 'loss', amountCents: 75_000 });
  });
});

describe('a dispute', () => {
  it('freezes what is available, so that nothing is paid out, and frees it when it is won', async () => {
    const dispute = await openDispute(await chargeId());
    await tell('charge.dispute.created', dispute);
    await expectBalances({ available: 0, disputed: 100_000 });
    const deliverable = await submitDeliverable(campaign, creator);
    expect(await approve(deliverable, owner)).toMatchObject({
      status: 402,
      error: { details: 'The payment for this loot is disputed at the bank' },
    });
    await closeDispute(dispute, 'won');
    await tell('charge.dispute.closed', dispute);
    await tell('charge.dispute.created', dispute, { id: unique('evt_') });
    await expectBalances({ available: 100_000, disputed: 0 });
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
  });

  it('that is lost takes the frozen money, then the fee, and books the rest as a loss', async () => {
    await payCreator();
    const dispute = await openDispute(await chargeId());
    await tell('charge.dispute.created', dispute);
    await closeDispute(dispute, 'lost');
    await tell('charge.dispute.closed', dispute);
    await expectBalances({ available: 0, disputed: 0, refunded: 25_000, paid: 75_000 });
    const entries = (await expectBalancedBooks(campaign.id)).flatMap((group) => group.entries);
    expect(entries).toContainEqual({ account: 'loss', amountCents: 75_000 });
  });

  it('also freezes what a failed payout gives back', async () => {
    await failNext('transfers.create', 'api_error_after_effect');
    const deliverable = await submitDeliverable(campaign, creator);
    await approve(deliverable, owner);
    const dispute = await openDispute(await chargeId());
    await tell('charge.dispute.created', dispute);
    await expectBalances({ available: 0, disputed: 25_000, reserved: 75_000 });
    const [transfer] = await transfersOf(campaign.id);
    await tell('transfer.created', transfer?.id ?? '');
    await settleBalances();
    await deps().stripe.transfers.createReversal(transfer?.id ?? '');
    await tell('transfer.reversed', transfer?.id ?? '');
    await expectBalances({ available: 0, disputed: 100_000, reserved: 0, paid: 0 });
  });
});
