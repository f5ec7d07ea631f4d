import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { order } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('the hosted checkout page', () => {
  let standIn: StandIn;
  let now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(async () => void (standIn = await openStandIn({ clock: () => now, siteOrigin: 'http://127.0.0.1:5000' })));
  afterEach(() => standIn.close());

  const create = (more?: Partial<Stripe.Checkout.SessionCreateParams>) =>
    standIn.stripe.checkout.sessions.create(order(10_500, more));
  const press = (url: string | null, outcome: string) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const look = (id: string) =>
    standIn.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  const intentOf = (session: Stripe.Checkout.Session) => session.payment_intent as Stripe.PaymentIntent;

  it('shows what is paid for, the total, the way back, and that it stands in for Stripe', async () => {
    const { url } = await create({ customer_email: 'owner@example.com' });
    const answer = await fetch(url ?? '');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const text of [
      'Loot: Sunset reel',
      'S$105.00',
      'owner@example.com',
      'http://127.0.0.1:5000/create-loot',
      'Test stand-in for Stripe',
    ]) {
      expect(page).toContain(text);
    }
  });

  // https://docs.stripe.com/api/charges/object#charge_object-payment_method_details-card-fingerprint
  it('takes a card, whose fingerprint is that of its number, whoever pays with it', async () => {
    const payBy = async (email: string, card?: string) => {
      const { id, url } = await create({ customer_email: email });
      await fetch(url ?? '', {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'paid', ...(card !== undefined && { card }) }),
        redirect: 'manual',
      });
      return (intentOf(await look(id)).latest_charge as Stripe.Charge).payment_method_details?.card;
    };
    const first = await payBy('one@example.com', '4000 0566 5566 5556');
    const other = await payBy('other@example.com', '4000056655665556');
    expect(first?.fingerprint).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(other).toMatchObject({ fingerprint: first?.fingerprint, last4: '5556' });
    const own = await payBy('one@example.com');
    expect(own).toMatchObject({ last4: '4242' });
    expect((await payBy('one@example.com'))?.fingerprint).toBe(own?.fingerprint);
    expect((await payBy('other@example.com'))?.fingerprint).not.toBe(own?.fingerprint);
  });

  // https://docs.stripe.com/radar/testing
  it.each([
    ['4242 4242 4242 4242', 'normal'],
    ['4000 0000 0000 9235', 'elevated'],
    ['4000000000004954', 'highest'],
  ])('takes the card %s, and says that its risk is %s', async (card, risk_level) => {
    const { id, url } = await create();
    await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid', card }),
      redirect: 'manual',
    });
    expect((intentOf(await look(id)).latest_charge as Stripe.Charge).outcome).toMatchObject({ risk_level });
  });

  // https://docs.stripe.com/testing#three-ds-cards
  it.each([
    ['4242 4242 4242 4242', { result: 'authenticated', authentication_flow: 'frictionless' }],
    ['4000 0000 0000 3014', { result: 'attempt_acknowledged', authentication_flow: null }],
    ['4000 0000 0000 3022', { result: 'exempted', exemption_indicator: 'low_risk' }],
    ['4000 0000 0000 3030', { result: 'failed', result_reason: 'rejected' }],
    ['4000 0000 0000 3048', { result: 'not_supported', result_reason: 'card_not_enrolled' }],
    ['4000 0000 0000 3097', { result: 'processing_error', result_reason: 'protocol_error' }],
    ['3782 822463 10005', null],
  ])('asks for 3-D Secure with the card %s, and says how that ended', async (card, ended) => {
    const { id, url } = await create({ payment_method_options: { card: { request_three_d_secure: 'any' } } });
    await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid', card }),
      redirect: 'manual',
    });
    const { payment_method_details: details } = intentOf(await look(id)).latest_charge as Stripe.Charge;
    expect(details?.card?.three_d_secure ?? null).toEqual(ended && expect.objectContaining(ended));
  });

  // https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-billing_address_collection
  it.each([
    ['required', { name: 'Sample Payer', address: { line1: '2 Quay', postal_code: '048616', country: 'SG' } }],
    ['auto', { name: null, address: null }],
  ] as const)('asks for a billing address where that is %s', async (billing_address_collection, details) => {
    const { id, url } = await create({ billing_address_collection });
    expect((await (await fetch(url ?? '')).text()).includes('Billing address')).toBe(details.address !== null);
    await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid', name: 'Sample Payer', line1: '2 Quay' }),
      redirect: 'manual',
    });
    expect((await look(id)).customer_details).toMatchObject(details);
  });

  it('shows what callers wrote as text, not as markup', async () => {
    const name = '<script>alert("x")</script>';
    const { url } = await create({
      line_items: [{ quantity: 1, price_data: { currency: 'sgd', unit_amount: 1000, product_data: { name } } }],
    });
    const page = await (await fetch(url ?? '')).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&#60;script&#62;');
  });

  it('pays with one button and leads on with the id of the session', async () => {
    const { id, url } = await create({
      payment_intent_data: { transfer_group: 'draft-1', metadata: { draftId: 'draft-1' } },
    });
    const answer = await press(url, 'paid');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://127.0.0.1:5000/payment-success?session_id=${id}`);
    const session = await look(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(intentOf(session)).toMatchObject({
      status: 'succeeded',
      amount_received: 10_500,
      transfer_group: 'draft-1',
      metadata: { draftId: 'draft-1' },
    });
    expect(intentOf(session).latest_charge).toMatchObject({
      paid: true,
      amount: 10_500,
      transfer_group: 'draft-1',
      status: 'succeeded',
    });
  });

  it('charges once, however often the button is pressed or the page is opened again', async () => {
    const { id, url } = await create();
    const answers = await Promise.all([press(url, 'paid'), press(url, 'paid'), press(url, 'declined:generic_decline')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await fetch(url ?? '', { redirect: 'manual' })).status).toBe(303);
    expect((await standIn.stripe.charges.list()).data).toHaveLength(1);
    expect((await look(id)).payment_status).toBe('paid');
  });

  it('says that a card was declined, charges nothing, and lets the person try again', async () => {
    const { id, url } = await create();
    const answer = await press(url, 'declined:insufficient_funds');
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain('Your card has insufficient funds.');
    const declined = await look(id);
    expect(declined).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(intentOf(declined)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      latest_charge: {
        outcome: {
          network_status: 'declined_by_network',
          reason: 'insufficient_funds',
          risk_level: 'normal',
          seller_message: 'The bank returned the decline code `insufficient_funds`.',
          type: 'issuer_declined',
        },
      },
    });
    expect((await press(url, 'paid')).status).toBe(303);
    const paid = await look(id);
    expect(intentOf(paid).id).toBe(intentOf(declined).id);
    expect((await standIn.stripe.charges.list()).data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  // https://docs.stripe.com/payments/paymentintents/lifecycle
  it('waits for a cardholder who leaves the challenge of 3-D Secure, charges nothing, and lets them try again', async () => {
    const { id, url } = await create();
    expect((await press(url, 'challenged')).status).toBe(200);
    const left = await look(id);
    expect(left).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(intentOf(left)).toMatchObject({ status: 'requires_action', latest_charge: null });
    expect((await standIn.stripe.charges.list()).data).toEqual([]);
    expect((await press(url, 'paid')).status).toBe(303);
    const paid = intentOf(await look(id));
    expect(paid).toMatchObject({ id: intentOf(left).id, status: 'succeeded', next_action: null });
  });

  it('cancels a payment whose challenge was left when the time to pay has run out', async () => {
    const { id, url } = await create();
    await press(url, 'challenged');
    now += 25 * 60 * 60 * 1000;
    expect((await press(url, 'paid')).status).toBe(410);
    const expired = await look(id);
    expect(expired).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    expect(intentOf(expired)).toMatchObject({ status: 'canceled', cancellation_reason: 'expired', next_action: null });
    expect((await standIn.stripe.charges.list()).data).toEqual([]);
  });

  it('says so when the time to pay has run out, and takes no money', async () => {
    const { id, url } = await create();
    now += 25 * 60 * 60 * 1000;
    expect((await press(url, 'paid')).status).toBe(410);
    expect(await look(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    expect((await standIn.stripe.charges.list()).data).toEqual([]);
  });

  it('answers 404 for a session nobody made', async () => {
    expect((await fetch(`${standIn.url}/c/pay/cs_test_none`)).status).toBe(404);
  });

  it.each([
    ['later_succeeded', 'paid', 'succeeded'],
    ['later_failed', 'unpaid', 'requires_payment_method'],
  ])('confirms a payment later: %s ends %s', async (outcome, paymentStatus, intentStatus) => {
    const { id, url } = await create();
    expect((await press(url, outcome)).status).toBe(303);
    const waiting = await look(id);
    expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(intentOf(waiting).status).toBe('processing');
    now += 11_000;
    const ended = await look(id);
    expect(ended.payment_status).toBe(paymentStatus);
    expect(intentOf(ended).status).toBe(intentStatus);
  });
});
