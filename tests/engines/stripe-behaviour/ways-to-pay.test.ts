import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WALLETS } from '../../../emulators/stripe/index.ts';
import { failureOf, order } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

const AN_HOUR = 60 * 60 * 1000;
const A_DAY = 24 * AN_HOUR;

/** https://docs.stripe.com/payments/paynow: a payment is confirmed at once, its refunds are asynchronous, and possible for 90 days. */
describe('PayNow', () => {
  let standIn: StandIn;
  let now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(async () => void (standIn = await openStandIn({ clock: () => now, siteOrigin: 'http://127.0.0.1:5000' })));
  afterEach(() => standIn.close());

  const create = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    standIn.stripe.checkout.sessions.create(order(10_500, more));
  const press = (url: string | null, outcome: string) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

  async function paidByPayNow(): Promise<Stripe.Charge> {
    const { id } = await create();
    await standIn.control('POST', `/checkout/sessions/${id}/pay`, { outcome: 'paid', method: 'paynow' });
    const paid = await standIn.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    return (paid.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  }

  it('is paid at once, and carries no card', async () => {
    const charge = await paidByPayNow();
    expect(charge).toMatchObject({ status: 'succeeded', outcome: { risk_level: 'not_assessed' } });
    expect(charge.payment_method_details).toEqual({ type: 'paynow', paynow: { reference: null } });
    const [completed] = (await standIn.stripe.events.list({ type: 'checkout.session.completed' })).data;
    expect(completed?.data.object).toMatchObject({ payment_status: 'paid' });
  });

  it('costs 1.3 % and nothing else, and nobody disputes it', async () => {
    const { id } = await paidByPayNow();
    // https://stripe.com/docs/payments/paynow: pricing 1.3 %, dispute support not applicable.
    await standIn.control('POST', `/charges/${id}/capture`);
    const { balance_transaction: movement } = await standIn.stripe.charges.retrieve(id, {
      expand: ['balance_transaction'],
    });
    expect(movement).toMatchObject({ amount: 10_500, fee: 137, net: 10_363 });
    await expect(standIn.control('POST', '/disputes', { charge: id })).rejects.toThrow(/cannot be disputed/);
  });

  it('is on the page of a session that takes it, and not on that of one for cards only', async () => {
    const pageOf = async (more?: Partial<Stripe.Checkout.SessionCreateParams>) => {
      const { url } = await create(more);
      return (await fetch(url ?? '')).text();
    };
    expect(await pageOf()).toContain('PayNow');
    expect(await pageOf({ allowed_payment_method_types: ['card', 'paynow'] })).toContain('PayNow');
    const cardsOnly = await pageOf({ allowed_payment_method_types: ['card'] });
    expect(cardsOnly).not.toContain('PayNow');
    expect(cardsOnly).toContain('Card is declined');
  });

  it('is one of the methods that a session takes and names', async () => {
    const named = async (...allowed: ('card' | 'paynow')[]) => {
      const session = await create(allowed.length > 0 ? { allowed_payment_method_types: allowed } : {});
      return [session.payment_method_types, session.allowed_payment_method_types];
    };
    expect(await named()).toEqual([['card', 'paynow'], null]);
    expect(await named('card')).toEqual([['card'], ['card']]);
    // Gone with the pinned version, in favour of the filter.
    const gone = { payment_method_types: ['card'] } as Partial<Stripe.Checkout.SessionCreateParams>;
    expect(await failureOf(create(gone))).toMatchObject({ code: 'parameter_unknown' });
  });

  it('pays no session for cards only, whoever asks', async () => {
    const { id, url } = await create({ allowed_payment_method_types: ['card'] });
    for (const outcome of ['paynow', 'later_succeeded']) expect((await press(url, outcome)).status).toBe(400);
    await expect(
      standIn.control('POST', `/checkout/sessions/${id}/pay`, { outcome: 'confirmed_later' }),
    ).rejects.toThrow('paynow');
    expect((await standIn.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await standIn.stripe.charges.list()).data).toEqual([]);
  });

  it('is refunded later: the money has left the balance, and the refund is still being made', async () => {
    const charge = await paidByPayNow();
    now += 3 * A_DAY;
    const before = (await standIn.stripe.balance.retrieve()).available[0]?.amount ?? 0;
    const { id, ...refund } = await standIn.stripe.refunds.create({ charge: charge.id, amount: 4000 });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    expect(refund.destination_details).toEqual({ type: 'paynow', paynow: {} });
    expect((await standIn.stripe.balance.retrieve()).available[0]?.amount).toBe(before - 4000);
    expect((await standIn.stripe.refunds.retrieve(id)).status).toBe('pending');
    now += AN_HOUR;
    const made = await standIn.stripe.refunds.retrieve(id);
    expect(made.status).toBe('succeeded');
    expect(made).not.toHaveProperty('pending_reason');
    const [updated] = (await standIn.stripe.events.list({ type: 'refund.updated' })).data;
    expect(updated?.data.object).toMatchObject({ id, status: 'succeeded' });
    expect((await standIn.stripe.balance.retrieve()).available[0]?.amount).toBe(before - 4000);
  });

  it('gives the money back to the platform when its refund fails while it is being made', async () => {
    const charge = await paidByPayNow();
    now += 3 * A_DAY;
    const before = (await standIn.stripe.balance.retrieve()).available[0]?.amount ?? 0;
    const { id } = await standIn.stripe.refunds.create({ charge: charge.id });
    await standIn.control('POST', `/refunds/${id}/fail`);
    expect((await standIn.stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1);
    expect(await standIn.stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', failure_reason: 'unknown' });
    expect((await standIn.stripe.balance.retrieve()).available[0]?.amount).toBe(before);
  });

  it('is refunded for 90 days, and not a second longer', async () => {
    const charge = await paidByPayNow();
    now = charge.created * 1000 + 90 * A_DAY;
    expect(await standIn.stripe.refunds.create({ charge: charge.id, amount: 100 })).toMatchObject({ amount: 100 });
    now += 1000;
    expect(await failureOf(standIn.stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      statusCode: 400,
      rawType: 'invalid_request_error',
      code: 'charge_not_refundable',
    });
  });
});

/** Pays on the hosted page in this way; returns the answer's status, and the card of the charge once there is one. */
async function payBy(outcome: string, shownWallets: typeof WALLETS | readonly [] = WALLETS) {
  const standIn = await openStandIn({ settings: { shownWallets } });
  try {
    const threeDSecure = { payment_method_options: { card: { request_three_d_secure: 'any' as const } } };
    const { id } = await standIn.stripe.checkout.sessions.create({ ...order(10_500), ...threeDSecure });
    const body = new URLSearchParams({ outcome });
    const { status } = await fetch(`${standIn.url}/c/pay/${id}`, { method: 'POST', body, redirect: 'manual' });
    const expand = ['payment_intent.latest_charge'];
    const session = await standIn.stripe.checkout.sessions.retrieve(id, { expand });
    const payment = session.payment_intent as Stripe.PaymentIntent | null;
    const charge = payment?.latest_charge as Stripe.Charge | null;
    return { status, card: charge?.payment_method_details?.card };
  } finally {
    await standIn.close();
  }
}

// https://support.stripe.com/questions/using-radar-for-fraud-teams-to-prevent-charges-without-liability-shift
it.each([
  ['apple_pay', 'apple_pay'],
  ['google_pay', 'google_pay'],
])('%s with the token of a device is a card without 3-D Secure, whatever was asked for', async (outcome, wallet) => {
  expect(await payBy(outcome)).toMatchObject({
    status: 303,
    card: { three_d_secure: null, wallet: { type: wallet, [wallet]: {}, dynamic_last4: expect.any(String) as string } },
  });
});

it('a card of a Google account is asked for 3-D Secure like any other', async () => {
  expect((await payBy('google_pay_account')).card).toMatchObject({
    three_d_secure: { result: 'authenticated' },
    wallet: { type: 'google_pay', dynamic_last4: null },
  });
});

it('a wallet that the settings do not show takes no payment', async () => {
  expect(await payBy('apple_pay', [])).toEqual({ status: 400, card: undefined });
});
