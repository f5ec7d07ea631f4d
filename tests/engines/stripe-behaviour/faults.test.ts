import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, order, readyAccount, paidCharge } from './given.ts';
import { clientOf, openStandIn, type StandIn } from './target.ts';

describe('switched-on failures', () => {
  let standIn: StandIn;
  let account: Stripe.Account;
  beforeEach(async () => {
    standIn = await openStandIn();
    account = await readyAccount(standIn);
    await standIn.control('POST', '/balance', { amount: 100_000 });
  });
  afterEach(() => standIn.close());

  const fail = (kind: string, more: object = {}) =>
    standIn.control('POST', '/faults', { on: 'transfers.create', kind, ...more });
  const transfer = (idempotencyKey: string, options: Stripe.RequestOptions = {}) =>
    standIn.stripe.transfers.create(
      { amount: 500, currency: 'sgd', destination: account.id },
      { idempotencyKey, ...options },
    );
  /** Resolves once the stand-in has met the fault, and has done of the request what it does. */
  const struck = async () => {
    const left = () => standIn.control<{ faults: unknown[] }>('GET', '/faults');
    while ((await left()).faults.length > 0);
  };
  /** A request that is never answered, while a later one is; it ends with the stand-in. */
  const unanswered = async () => {
    let isAnswered = false;
    const answer = () => (isAnswered = true);
    transfer('same', { timeout: 600_000 }).then(answer, answer);
    await struck();
    await standIn.stripe.balance.retrieve();
    expect(isAnswered).toBe(false);
  };
  const made = async () => (await standIn.stripe.transfers.list()).data.length;

  it.each([
    ['balance_insufficient', 400, 'balance_insufficient', 'StripeInvalidRequestError'],
    ['card_declined', 402, 'card_declined', 'StripeCardError'],
    ['rate_limit', 429, 'rate_limit', 'StripeRateLimitError'],
    ['lock_timeout', 429, 'lock_timeout', 'StripeRateLimitError'],
    ['key_refused', 403, undefined, 'StripePermissionError'],
    ['api_error', 500, undefined, 'StripeAPIError'],
    ['unavailable', 503, undefined, 'StripeAPIError'],
  ])('%s answers %i and does nothing', async (kind, statusCode, code, type) => {
    await fail(kind);
    expect(await failureOf(transfer('k1'))).toMatchObject({ statusCode, code, type });
    expect(await made()).toBe(0);
    expect((await transfer('k2')).amount).toBe(500);
  });

  it('a 500 is kept under its key, whether the work was done or not', async () => {
    await fail('api_error');
    await fail('api_error_after_effect');
    for (const [key, transfers] of [
      ['before', 0],
      ['after', 1],
    ] as const) {
      expect((await failureOf(transfer(key))).statusCode).toBe(500);
      const repeat = await failureOf(transfer(key));
      expect(repeat.statusCode).toBe(500);
      expect(repeat.headers?.['idempotent-replayed']).toBe('true');
      expect(await made()).toBe(transfers);
    }
  });

  it.each(['rate_limit', 'key_refused', 'unavailable'])('a key is still free after %s', async (kind) => {
    await fail(kind);
    await failureOf(transfer('same'));
    expect((await transfer('same')).amount).toBe(500);
  });

  it.each([
    ['rate_limit', 429],
    ['key_refused', 403],
  ])('a repeat is turned away by %s before its key is looked at, and answered afterwards', async (kind, statusCode) => {
    const first = await transfer('same');
    await fail(kind);
    expect((await failureOf(transfer('same'))).statusCode).toBe(statusCode);
    expect((await transfer('same')).id).toBe(first.id);
    expect(await made()).toBe(1);
  });

  it('a failure inside the endpoint does not meet a repeat whose answer is kept', async () => {
    const first = await transfer('same');
    await fail('lock_timeout');
    expect((await transfer('same')).id).toBe(first.id);
    expect((await failureOf(transfer('other'))).code).toBe('lock_timeout');
  });

  it('a refusal the endpoint made itself is kept under its key', async () => {
    await fail('balance_insufficient');
    await failureOf(transfer('same'));
    expect(await failureOf(transfer('same'))).toMatchObject({ code: 'balance_insufficient' });
    expect(await made()).toBe(0);
  });

  it('a time-out after the effect is cleared up by asking again with the same key', async () => {
    await fail('timeout_after_effect');
    await unanswered();
    expect(await made()).toBe(1);
    const replayed = await transfer('same');
    expect(replayed.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await made()).toBe(1);
  });

  it('a time-out before the effect leaves nothing behind', async () => {
    await fail('timeout_before_effect');
    await unanswered();
    expect(await made()).toBe(0);
    await transfer('same');
    expect(await made()).toBe(1);
  });

  it('a connection dropped after the effect is repeated by the client itself, once in effect', async () => {
    await fail('reset_after_effect');
    await transfer('same');
    expect(await made()).toBe(1);
  });

  it('a key is in use while its first request is under way', async () => {
    await fail('slow', { delayMs: 600_000 });
    const first = transfer('same');
    await struck();
    expect(await failureOf(transfer('same'))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await standIn.control('DELETE', '/faults');
    await first;
    expect(await made()).toBe(1);
    expect((await transfer('same')).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('strike only what is about the id that they were given', async () => {
    const other = await readyAccount(standIn);
    await fail('balance_insufficient', { about: other.id });
    expect((await transfer('a')).amount).toBe(500);
    const toOther = standIn.stripe.transfers.create({ amount: 500, currency: 'sgd', destination: other.id });
    expect(await failureOf(toOther)).toMatchObject({ code: 'balance_insufficient' });
    expect(await standIn.control('GET', '/faults')).toEqual({ faults: [] });
  });

  it('strike as often as they were told to, and can be listed and cleared', async () => {
    await fail('unavailable', { times: 2 });
    await failureOf(transfer('a'));
    expect(await standIn.control('GET', '/faults')).toMatchObject({
      faults: [{ on: 'transfers.create', kind: 'unavailable', times: 1 }],
    });
    await standIn.control('DELETE', '/faults');
    expect(await standIn.control('GET', '/faults')).toEqual({ faults: [] });
    await fail('unavailable', { times: null });
    for (const key of ['b', 'c', 'd']) await failureOf(transfer(key));
    await standIn.control('DELETE', '/faults');
    expect((await transfer('e')).amount).toBe(500);
  });

  it('strike only what they are aimed at', async () => {
    await fail('unavailable', { times: null });
    expect((await standIn.stripe.checkout.sessions.create(order())).status).toBe('open');
    await standIn.control('POST', '/faults', { on: '*', kind: 'unavailable' });
    expect((await failureOf(standIn.stripe.balance.retrieve())).statusCode).toBe(503);
  });

  it('let a card be declined, or a payment be confirmed later, on the hosted page', async () => {
    const { id, url } = await standIn.stripe.checkout.sessions.create(order());
    const press = () => fetch(url ?? '', { method: 'POST', redirect: 'manual' });
    await standIn.control('POST', '/faults', {
      on: 'checkout.sessions.pay',
      kind: 'card_declined',
      declineCode: 'expired_card',
    });
    await standIn.control('POST', '/faults', { on: 'checkout.sessions.pay', kind: 'async_payment' });
    expect(await (await press()).text()).toContain('Your card has expired.');
    expect((await press()).status).toBe(303);
    expect(await standIn.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
  });

  it('let a refund fail after it was answered as succeeded', async () => {
    const { id: charge } = await paidCharge(standIn);
    await standIn.control('POST', '/balance', { amount: 10_500 });
    await standIn.control('POST', '/faults', { on: 'refunds.create', kind: 'refund_fails_later' });
    const refund = await standIn.stripe.refunds.create({ charge });
    expect(refund.status).toBe('succeeded');
    expect((await standIn.stripe.refunds.retrieve(refund.id)).status).toBe('failed');
  });

  it('are refused when nobody knows them', async () => {
    await expect(fail('earthquake')).rejects.toThrow('Unknown fault');
    await expect(standIn.control('POST', '/faults', { on: 'webhook', kind: 'api_error' })).rejects.toThrow(
      'cannot strike',
    );
  });

  it('are not needed for what is left out: it is refused by name', async () => {
    const failures = await Promise.all([
      failureOf(standIn.stripe.customers.create({ email: 'a@example.com' })),
      failureOf(standIn.stripe.checkout.sessions.create(order(1000, { automatic_tax: { enabled: true } }))),
      failureOf(standIn.stripe.checkout.sessions.create({ ...order(), mode: 'subscription' })),
      failureOf(standIn.stripe.transfers.list({}, { stripeAccount: account.id })),
    ]);
    expect(failures.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      failures.map(() => [501, 'not_imitated']),
    );
    expect(failures[1]?.message).toContain('automatic_tax');
  });

  it('include every live key, which is never let in', async () => {
    const failure = await failureOf(clientOf(standIn, 'sk_live_notreal').balance.retrieve());
    expect(failure).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
    expect(failure.message).toContain('live mode');
  });
});
