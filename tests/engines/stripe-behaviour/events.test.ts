import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { order, paidCharge, readyAccount } from './given.ts';
import { openReceiver, type EventReceiver } from './event-receiver.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('events', () => {
  let receiver: EventReceiver;
  let standIn: StandIn;
  beforeEach(async () => {
    receiver = await openReceiver();
    standIn = await openStandIn({ webhooks: receiver.endpoints });
  });
  afterEach(async () => {
    await standIn.close();
    await receiver.close();
  });

  it('of the platform reach its endpoint, signed, with the object as it was', async () => {
    const { id } = await standIn.stripe.checkout.sessions.create(order());
    await standIn.control('POST', `/checkout/sessions/${id}/pay`);
    const [event] = await receiver.received('checkout.session.completed');
    expect(event?.account).toBeUndefined();
    expect(event?.data.object).toMatchObject({ id, object: 'checkout.session', payment_status: 'paid' });
    const stored = await standIn.stripe.events.retrieve(event?.id ?? '');
    expect(stored.type).toBe('checkout.session.completed');
  });

  it('tell once of a checkout session that was expired, and nothing of one that cannot be', async () => {
    const sessions = standIn.stripe.checkout.sessions;
    const { id } = await sessions.create(order());
    await sessions.expire(id);
    const [event] = await receiver.received('checkout.session.expired');
    expect(event?.data.object).toMatchObject({ id, status: 'expired', payment_status: 'unpaid', url: null });
    const paid = await sessions.create(order());
    await standIn.control('POST', `/checkout/sessions/${paid.id}/pay`);
    for (const ended of [id, paid.id])
      await expect(sessions.expire(ended)).rejects.toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
      });
    expect((await standIn.stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1);
    expect((await sessions.retrieve(paid.id)).status).toBe('complete');
  });

  it('of a connected account reach the other endpoint, naming the account', async () => {
    const { id } = await readyAccount(standIn);
    const [event] = await receiver.received('account.updated');
    expect(event?.account).toBe(id);
    expect(event?.data.object).toMatchObject({ id, payouts_enabled: true });
    expect((await standIn.stripe.events.list({ type: 'account.updated' })).data).toEqual([]);
    expect((await standIn.stripe.events.list({ type: 'account.updated' }, { stripeAccount: id })).data).toHaveLength(1);
  });

  it('tell of everything the back end listens for', async () => {
    const charge = await paidCharge(standIn);
    const account = await readyAccount(standIn);
    const { id: transfer } = await standIn.stripe.transfers.create({
      amount: 100,
      currency: 'sgd',
      destination: account.id,
      source_transaction: charge.id,
    });
    await standIn.control('POST', '/balance/settle');
    await standIn.stripe.transfers.createReversal(transfer);
    const { id: refund } = await standIn.stripe.refunds.create({ charge: charge.id, amount: 100 });
    await standIn.control('POST', `/refunds/${refund}/fail`);
    const { id: dispute } = await standIn.control<{ id: string }>('POST', '/disputes', { charge: charge.id });
    await standIn.control('POST', `/disputes/${dispute}/close`, { status: 'lost' });
    const unpaid = await standIn.stripe.checkout.sessions.create(order());
    await standIn.stripe.checkout.sessions.expire(unpaid.id);
    for (const ends of ['succeeded', 'failed']) {
      const { id } = await standIn.stripe.checkout.sessions.create(order());
      await standIn.control('POST', `/checkout/sessions/${id}/pay`, { outcome: 'confirmed_later', ends });
      await standIn.control('POST', `/checkout/sessions/${id}/settle`, { outcome: ends });
    }
    await standIn.control('POST', `/accounts/${account.id}/deauthorize`);
    const types = [
      'checkout.session.completed',
      'checkout.session.expired',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'account.updated',
      'account.application.deauthorized',
      'transfer.created',
      'transfer.reversed',
      'charge.refunded',
      'refund.updated',
      'refund.failed',
      'charge.dispute.created',
      'charge.dispute.closed',
    ];
    const events = await Promise.all(types.map(async (type) => (await receiver.received(type))[0]));
    expect(events.map((event) => event?.type)).toEqual(types);
  });

  it('are sent again until they are accepted, with a fresh signature each time', async () => {
    receiver.refuse(500, 301, 404);
    await standIn.stripe.checkout.sessions.expire((await standIn.stripe.checkout.sessions.create(order())).id);
    await receiver.received('checkout.session.expired');
    expect(receiver.attempts()).toBe(4);
  });

  it('can be sent again on request, with the same id', async () => {
    await standIn.stripe.checkout.sessions.expire((await standIn.stripe.checkout.sessions.create(order())).id);
    const [event] = await receiver.received('checkout.session.expired');
    await standIn.control('POST', `/events/${event?.id}/redeliver`);
    const both = await receiver.received('checkout.session.expired', 2);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  it('can be made to come twice', async () => {
    await standIn.control('POST', '/faults', { on: 'webhook:checkout.session.expired', kind: 'event_duplicated' });
    await standIn.stripe.checkout.sessions.expire((await standIn.stripe.checkout.sessions.create(order())).id);
    const [one, two] = await receiver.received('checkout.session.expired', 2);
    expect(one?.id).toBe(two?.id);
  });

  it('can be made to come in another order than they happened', async () => {
    await standIn.control('POST', '/faults', { on: 'webhook:transfer.created', kind: 'event_held', delayMs: 60_000 });
    const charge = await paidCharge(standIn);
    const account = await readyAccount(standIn);
    const { id } = await standIn.stripe.transfers.create({
      amount: 100,
      currency: 'sgd',
      destination: account.id,
      source_transaction: charge.id,
    });
    await standIn.control('POST', '/balance/settle');
    await standIn.stripe.transfers.createReversal(id);
    await receiver.received('transfer.created');
    const arrived = receiver.accepted.map(({ type }) => type).filter((type) => type.startsWith('transfer.'));
    expect(arrived).toEqual(['transfer.reversed', 'transfer.created']);
  });

  it('keep the object as it was when they happened', async () => {
    const charge = await paidCharge(standIn);
    await standIn.control('POST', '/balance/settle');
    await standIn.stripe.refunds.create({ charge: charge.id, amount: 100 });
    await standIn.stripe.refunds.create({ charge: charge.id, amount: 200 });
    const { data } = await standIn.stripe.events.list({ types: ['charge.refunded'] });
    const refunded = data.map(({ data: { object } }) => (object as Stripe.Charge).amount_refunded);
    expect(refunded).toEqual([300, 100]);
  });

  it('are listed by type, newest first', async () => {
    for (let count = 0; count < 3; count += 1) await paidCharge(standIn);
    const types = ['charge.succeeded', 'checkout.session.completed'];
    const { data } = await standIn.stripe.events.list({ types, limit: 2 });
    expect(data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'charge.succeeded']);
    const all: Stripe.Event[] = await standIn.stripe.events.list({ types, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all).toHaveLength(6);
  });

  it('are listed by when they happened', async () => {
    const charge = await paidCharge(standIn);
    const [event] = (await standIn.stripe.events.list({ type: 'charge.succeeded' })).data;
    const at = event?.created ?? 0;
    const listed = async (created: Stripe.RangeQueryParam) => {
      const { data } = await standIn.stripe.events.list({ types: ['charge.succeeded', 'charge.refunded'], created });
      return data.map(({ data: { object } }) => (object as Stripe.Charge).id);
    };
    expect(await listed({ gte: at, lte: at })).toEqual([charge.id]);
    expect(await listed({ gt: at })).toEqual([]);
    expect(await listed({ lt: at })).toEqual([]);
  });

  it('carry the request that caused them', async () => {
    const { id } = await standIn.stripe.checkout.sessions.create(order());
    await standIn.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'expire-once' });
    const [event] = await receiver.received('checkout.session.expired');
    expect(event?.request?.idempotency_key).toBe('expire-once');
  });
});
