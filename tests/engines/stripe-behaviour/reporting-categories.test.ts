import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paidCharge, readyAccount } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

// https://docs.stripe.com/reports/reporting-categories
describe('the reporting category of a movement', () => {
  let standIn: StandIn;
  beforeEach(async () => void (standIn = await openStandIn()));
  afterEach(() => standIn.close());

  const categories = async (stripeAccount?: string) => {
    const { data } = await standIn.stripe.balanceTransactions.list(
      { limit: 100 },
      stripeAccount === undefined ? undefined : { stripeAccount },
    );
    return data.map(({ type, reporting_category: category }) => [type, category]).reverse();
  };

  it('groups what cards and accounts move', async () => {
    const { id: account } = await readyAccount(standIn);
    const charge = await paidCharge(standIn);
    await standIn.control('POST', '/balance', { amount: 100_000 });
    await standIn.control('POST', '/balance/settle');
    const { id } = await standIn.stripe.transfers.create({ amount: 7000, currency: 'sgd', destination: account });
    await standIn.stripe.transfers.createReversal(id, { amount: 1000 });
    const { id: payout } = await standIn.control<Stripe.Payout>('POST', `/accounts/${account}/payout`);
    await standIn.control('POST', `/payouts/${payout}/fail`);
    const refund = await standIn.stripe.refunds.create({ charge: charge.id, amount: 500 });
    await standIn.control('POST', `/refunds/${refund.id}/fail`);
    expect(await categories()).toEqual([
      ['charge', 'charge'],
      ['topup', 'topup'],
      ['transfer', 'transfer'],
      ['transfer_refund', 'transfer_reversal'],
      ['refund', 'refund'],
      ['refund_failure', 'refund_failure'],
    ]);
    expect(await categories(account)).toEqual([
      ['payment', 'charge'],
      ['payment_refund', 'refund'],
      ['payout', 'payout'],
      ['payout_failure', 'payout_reversal'],
    ]);
  });

  it('tells what a dispute takes from what it gives back', async () => {
    const { id: charge } = await paidCharge(standIn);
    const { id } = await standIn.control<Stripe.Dispute>('POST', '/disputes', { charge });
    await standIn.control('POST', `/disputes/${id}/close`, { status: 'won' });
    const { balance_transactions: moved } = await standIn.stripe.disputes.retrieve(id);
    expect(moved.map(({ type, reporting_category: category }) => [type, category])).toEqual([
      ['adjustment', 'dispute'],
      ['adjustment', 'dispute_reversal'],
    ]);
  });
});
