import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readyAccount } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('a payout to the bank of a connected account', () => {
  let standIn: StandIn;
  beforeEach(async () => void (standIn = await openStandIn()));
  afterEach(() => standIn.close());

  // https://docs.stripe.com/api/payouts/object and https://support.stripe.com/questions/managing-connect-payout-failures
  it('that the bank sends back returns to the balance, and another bank account is asked for', async () => {
    const { id: stripeAccount } = await readyAccount(standIn);
    await standIn.control('POST', '/balance', { amount: 10_000 });
    await standIn.stripe.transfers.create({ amount: 7000, currency: 'sgd', destination: stripeAccount });
    const available = async () => {
      const balance = await standIn.stripe.balance.retrieve({}, { stripeAccount });
      return balance.available[0]?.amount;
    };
    const { id, status } = await standIn.control<Stripe.Payout>('POST', `/accounts/${stripeAccount}/payout`);
    expect(status).toBe('paid');
    expect(await available()).toBe(0);

    await standIn.control('POST', `/payouts/${id}/fail`, { failure_code: 'account_closed' });
    const failed = await standIn.stripe.payouts.retrieve(id, {}, { stripeAccount });
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'account_closed' });
    expect(failed.failure_balance_transaction).toMatch(/^txn_/);
    expect(await available()).toBe(7000);
    expect(await standIn.stripe.accounts.retrieve(stripeAccount)).toMatchObject({
      payouts_enabled: false,
      requirements: { past_due: ['external_account'] },
      external_accounts: { data: [{ status: 'errored' }] },
    });
    await expect(standIn.control('POST', `/payouts/${id}/fail`)).rejects.toThrow('failed already');

    await standIn.control('POST', `/accounts/${stripeAccount}/onboarding`, { outcome: 'complete' });
    expect(await standIn.stripe.accounts.retrieve(stripeAccount)).toMatchObject({
      payouts_enabled: true,
      external_accounts: { data: [{ status: 'new' }] },
    });
  });

  // https://docs.stripe.com/changelog/dahlia/2026-07-29/reject-connected-accounts-with-non-zero-balances
  it.each(['none', 'pause'] as const)('of one that the platform rejects with money in it: %s', async (action) => {
    const { id } = await readyAccount(standIn);
    await standIn.control('POST', '/balance', { amount: 10_000 });
    await standIn.stripe.transfers.create({ amount: 7000, currency: 'sgd', destination: id });
    const rejected = await standIn.stripe.accounts.reject(id, { reason: 'fraud_other', payouts_action: action });
    expect(rejected).toMatchObject({
      charges_enabled: false,
      payouts_enabled: action === 'none',
      capabilities: { transfers: 'inactive' },
    });
  });
});
