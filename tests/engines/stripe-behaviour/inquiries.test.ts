import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, paidCharge } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('what is not a chargeback', () => {
  let standIn: StandIn;
  beforeEach(async () => void (standIn = await openStandIn({ siteOrigin: 'http://127.0.0.1:5000' })));
  afterEach(() => standIn.close());

  const about = async (charge: string, kind: string) =>
    (await standIn.control<{ id: string }>('POST', '/disputes', { charge, kind })).id;
  const look = (id: string) => standIn.stripe.disputes.retrieve(id);
  async function told(id: string): Promise<string[]> {
    const { data } = await standIn.stripe.events.list({ limit: 100 });
    return data.filter(({ data: { object } }) => (object as { id?: string }).id === id).map(({ type }) => type);
  }

  // https://stripe.com/docs/disputes: "refund the payment in full. This marks the inquiry or retrieval as resolved and no dispute fee is incurred."
  it('an inquiry is resolved once its payment is refunded in full, and only then', async () => {
    await standIn.control('POST', '/balance', { amount: 100_000 });
    const { id: charge } = await paidCharge(standIn);
    const id = await about(charge, 'inquiry');
    await standIn.stripe.refunds.create({ charge, amount: 500 });
    expect(await look(id)).toMatchObject({ status: 'warning_needs_response' });
    await standIn.stripe.refunds.create({ charge });
    expect(await look(id)).toMatchObject({ status: 'warning_closed', balance_transactions: [] });
    expect(await told(id)).toEqual(['charge.dispute.closed', 'charge.dispute.created']);
    await expect(standIn.control('POST', `/disputes/${id}/escalate`)).rejects.toThrow('is no inquiry');
  });

  it('an inquiry goes on while the refund waits for the balance', async () => {
    const { id: charge } = await paidCharge(standIn);
    const id = await about(charge, 'inquiry');
    expect((await standIn.stripe.refunds.create({ charge })).status).toBe('pending');
    expect((await look(id)).status).toBe('warning_needs_response');
    await standIn.control('POST', '/balance', { amount: 100_000 });
    await standIn.control('POST', '/time-passed');
    expect((await look(id)).status).toBe('warning_closed');
  });

  it.each([
    ['prevented', 'resolution', [[-10_500, 0]]],
    ['blocked', 'block', []],
  ])('a dispute that was %s is over, without a fee', async (kind, caseType, moved) => {
    await standIn.control('POST', '/balance', { amount: 100_000 });
    const { id: charge } = await paidCharge(standIn);
    const id = await about(charge, kind);
    const found: Stripe.Dispute = await look(id);
    expect(found).toMatchObject({ status: 'prevented', payment_method_details: { card: { case_type: caseType } } });
    expect(found.balance_transactions.map(({ amount, fee }) => [amount, fee])).toEqual(moved);
    expect(await told(id)).toHaveLength(1 + moved.length);
    // A payment that was not taken back can be given back.
    expect(found.is_charge_refundable).toBe(moved.length === 0);
    expect(await failureOf(standIn.stripe.disputes.close(id))).toMatchObject({ statusCode: 400 });
  });
});
