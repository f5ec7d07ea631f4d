import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, readyAccount, uncapturedCharge } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

const A_MINUTE = 60 * 1000;
const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

describe('money that is pending', () => {
  let standIn: StandIn;
  let now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(async () => void (standIn = await openStandIn({ clock: () => now })));
  afterEach(() => standIn.close());

  const balance = async (account?: string) => {
    const options = account === undefined ? {} : { stripeAccount: account };
    const { available, pending } = await standIn.stripe.balance.retrieve({}, options);
    return { available: available[0]?.amount, pending: pending[0]?.amount };
  };

  it('of a payment that is still being captured has no fee, until charge.updated says so', async () => {
    const { id, balance_transaction: none } = await uncapturedCharge(standIn);
    expect(none).toBeNull();
    expect(await balance()).toEqual({ available: 0, pending: 0 });
    expect((await standIn.stripe.events.list({ type: 'charge.updated' })).data).toEqual([]);
    now += A_MINUTE;
    const { balance_transaction: movement } = await standIn.stripe.charges.retrieve(id, {
      expand: ['balance_transaction'],
    });
    expect(movement).toMatchObject({ fee: 407, net: 10_093, status: 'pending' });
    const [updated] = (await standIn.stripe.events.list({ type: 'charge.updated' })).data;
    expect(updated?.data.previous_attributes).toEqual({ balance_transaction: null });
    expect(updated?.data.object).toMatchObject({
      id,
      balance_transaction: (movement as Stripe.BalanceTransaction).id,
    });
  });

  it('of a payment that is still being captured can be transferred, and settles with the charge', async () => {
    const charge = await uncapturedCharge(standIn);
    const { id } = await readyAccount(standIn);
    await standIn.stripe.transfers.create({
      amount: 7000,
      currency: 'sgd',
      destination: id,
      source_transaction: charge.id,
    });
    expect(await balance(id)).toEqual({ available: 0, pending: 7000 });
    now += THREE_DAYS;
    expect(await balance(id)).toEqual({ available: 7000, pending: 0 });
    expect(await balance()).toEqual({ available: 3093, pending: 0 });
  });

  it('is not refunded before it is captured and available', async () => {
    const charge = await uncapturedCharge(standIn);
    const { id, ...refund } = await standIn.stripe.refunds.create({ charge: charge.id, amount: 100 });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'charge_pending' });
    now += A_MINUTE;
    expect(await standIn.stripe.refunds.retrieve(id)).toMatchObject({
      status: 'pending',
      pending_reason: 'insufficient_funds',
    });
    now += THREE_DAYS;
    expect(await standIn.stripe.refunds.retrieve(id)).toMatchObject({ status: 'succeeded' });
  });

  it('of a transfer does not come back before it is available to its account', async () => {
    const charge = await uncapturedCharge(standIn);
    const { id: destination } = await readyAccount(standIn);
    const asked = { amount: 1000, currency: 'sgd', destination, source_transaction: charge.id };
    const { id } = await standIn.stripe.transfers.create(asked);
    const failure = await failureOf(standIn.stripe.transfers.createReversal(id));
    expect(failure).toMatchObject({ code: 'balance_insufficient' });
    now += THREE_DAYS;
    expect((await standIn.stripe.transfers.createReversal(id)).amount).toBe(1000);
  });
});
