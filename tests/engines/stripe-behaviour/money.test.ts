import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, paidCharge, readyAccount } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

describe('money', () => {
  let standIn: StandIn;
  let now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(async () => void (standIn = await openStandIn({ clock: () => now })));
  afterEach(() => standIn.close());

  const balance = async (account?: string) => {
    const { available, pending } = await standIn.stripe.balance.retrieve(
      {},
      account === undefined ? {} : { stripeAccount: account },
    );
    return { available: available[0]?.amount, pending: pending[0]?.amount };
  };
  const transfer = (destination: string, amount: number, more: object = {}) =>
    standIn.stripe.transfers.create({ amount, currency: 'sgd', destination, ...more });

  describe('of a payment', () => {
    it('waits until it settles, less the fee', async () => {
      const charge = await paidCharge(standIn);
      const { fee, net, status } = await standIn.stripe.balanceTransactions.retrieve(
        charge.balance_transaction as string,
      );
      expect({ fee, net, status }).toEqual({ fee: 407, net: 10_093, status: 'pending' });
      expect(await balance()).toEqual({ available: 0, pending: 10_093 });
      now += THREE_DAYS;
      expect(await balance()).toEqual({ available: 10_093, pending: 0 });
    });
  });

  describe('transferred from a charge', () => {
    it('needs no balance now, settles with the charge and carries its group', async () => {
      const charge = await paidCharge(standIn, 10_500, 'draft-1');
      const { id } = await readyAccount(standIn);
      const made = await transfer(id, 7000, { source_transaction: charge.id, metadata: { payoutId: 'p1' } });
      expect(made).toMatchObject({
        amount: 7000,
        destination: id,
        transfer_group: 'draft-1',
        reversed: false,
        metadata: { payoutId: 'p1' },
      });
      expect(await balance(id)).toEqual({ available: 0, pending: 7000 });
      expect(await balance()).toEqual({ available: 0, pending: 3093 });
      now += THREE_DAYS;
      expect(await balance(id)).toEqual({ available: 7000, pending: 0 });
      expect(await balance()).toEqual({ available: 3093, pending: 0 });
    });

    it('never exceeds the charge in sum, reversed transfers included', async () => {
      const charge = await paidCharge(standIn);
      const { id } = await readyAccount(standIn);
      const first = await transfer(id, 10_000, { source_transaction: charge.id });
      await standIn.control('POST', '/balance/settle');
      await standIn.stripe.transfers.createReversal(first.id);
      const failure = await failureOf(transfer(id, 501, { source_transaction: charge.id }));
      expect(failure).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
      expect(failure.message).toBe(
        'Transfers using this transaction as a source must not exceed the source amount of S$105.00. (There is already a transfer using this source, amounting to S$100.00.)',
      );
      expect((await transfer(id, 500, { source_transaction: charge.id })).amount).toBe(500);
    });

    it('has the group of the charge, and may not name any', async () => {
      const charge = await paidCharge(standIn, 10_500, 'draft-1');
      const { id } = await readyAccount(standIn);
      for (const transfer_group of ['other', 'draft-1']) {
        const failure = await failureOf(transfer(id, 100, { source_transaction: charge.id, transfer_group }));
        expect(failure.message).toContain('if the `source_transaction` already has one set');
      }
      expect((await transfer(id, 100, { source_transaction: charge.id })).transfer_group).toBe('draft-1');
    });

    it('gets a group made from the payment when the charge has none', async () => {
      const charge = await paidCharge(standIn);
      const { id } = await readyAccount(standIn);
      const made = await transfer(id, 100, { source_transaction: charge.id });
      expect(made.transfer_group).toBe(`group_${charge.payment_intent as string}`);
      expect((await standIn.stripe.charges.retrieve(charge.id)).transfer_group).toBe(made.transfer_group);
    });
  });

  describe('transferred from the balance', () => {
    it('must be available', async () => {
      await paidCharge(standIn);
      const { id } = await readyAccount(standIn);
      expect(await failureOf(transfer(id, 100))).toMatchObject({ statusCode: 400, code: 'balance_insufficient' });
      now += THREE_DAYS;
      expect((await transfer(id, 10_093, { transfer_group: 'g' })).transfer_group).toBe('g');
      expect(await balance()).toEqual({ available: 0, pending: 0 });
      expect(await balance(id)).toEqual({ available: 10_093, pending: 0 });
    });
  });

  describe('in lists of transfers', () => {
    it('is found by group and by destination, page by page', async () => {
      await standIn.control('POST', '/balance', { amount: 100_000 });
      const [one, other] = [await readyAccount(standIn), await readyAccount(standIn)];
      const made: string[] = [];
      for (let count = 1; count <= 5; count += 1)
        made.push((await transfer(one.id, count, { transfer_group: 'a' })).id);
      await transfer(other.id, 6, { transfer_group: 'b' });
      const found = await standIn.stripe.transfers.list({ transfer_group: 'a', limit: 3 });
      expect(found.data.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 3));
      expect(found.has_more).toBe(true);
      const rest = await standIn.stripe.transfers.list({
        transfer_group: 'a',
        limit: 3,
        starting_after: found.data[2]?.id ?? '',
      });
      expect(rest.data.map(({ id }) => id)).toEqual([made[1], made[0]]);
      expect(rest.has_more).toBe(false);
      expect((await standIn.stripe.transfers.list({ destination: other.id })).data.map(({ amount }) => amount)).toEqual(
        [6],
      );
    });
  });

  describe('reversed', () => {
    it('comes back in parts, up to what was sent', async () => {
      await standIn.control('POST', '/balance', { amount: 1000 });
      const { id: account } = await readyAccount(standIn);
      const { id } = await transfer(account, 1000);
      const reversal = await standIn.stripe.transfers.createReversal(id, { amount: 400 });
      expect(reversal).toMatchObject({ object: 'transfer_reversal', amount: 400, transfer: id });
      expect(await standIn.stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 400, reversed: false });
      expect(await failureOf(standIn.stripe.transfers.createReversal(id, { amount: 601 }))).toMatchObject({
        statusCode: 400,
        param: 'amount',
      });
      await standIn.stripe.transfers.createReversal(id);
      expect(await standIn.stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 1000, reversed: true });
      expect(await failureOf(standIn.stripe.transfers.createReversal(id))).toMatchObject({ statusCode: 400 });
      expect((await standIn.stripe.transfers.listReversals(id)).data.map(({ amount }) => amount)).toEqual([600, 400]);
      expect(await balance()).toEqual({ available: 1000, pending: 0 });
    });

    it('cannot come back from an account that was paid out', async () => {
      await standIn.control('POST', '/balance', { amount: 1000 });
      const { id: account } = await readyAccount(standIn);
      const { id } = await transfer(account, 1000);
      const payout = await standIn.control<{ id: string }>('POST', `/accounts/${account}/payout`);
      expect(payout.id).toMatch(/^po_/);
      expect(await failureOf(standIn.stripe.transfers.createReversal(id))).toMatchObject({
        code: 'balance_insufficient',
      });
      expect((await standIn.stripe.payouts.list({}, { stripeAccount: account })).data).toMatchObject([
        { amount: 1000, status: 'paid' },
      ]);
    });
  });

  describe('refunded', () => {
    it('goes back in parts, up to what was paid', async () => {
      const charge = await paidCharge(standIn);
      await standIn.control('POST', '/balance/settle');
      const first = await standIn.stripe.refunds.create({
        charge: charge.id,
        amount: 4000,
        reason: 'requested_by_customer',
        metadata: { r: '1' },
      });
      expect(first).toMatchObject({ amount: 4000, status: 'succeeded', charge: charge.id, metadata: { r: '1' } });
      expect(await standIn.stripe.charges.retrieve(charge.id)).toMatchObject({
        amount_refunded: 4000,
        refunded: false,
      });
      const failure = await failureOf(standIn.stripe.refunds.create({ charge: charge.id, amount: 6501 }));
      expect(failure).toMatchObject({ statusCode: 400, param: 'amount' });
      expect(failure.message).toBe('Refund amount (S$65.01) is greater than unrefunded amount on charge (S$65.00)');
      await paidCharge(standIn);
      await standIn.control('POST', '/balance/settle');
      await standIn.stripe.refunds.create({ payment_intent: charge.payment_intent as string });
      expect(await standIn.stripe.charges.retrieve(charge.id)).toMatchObject({
        amount_refunded: 10_500,
        refunded: true,
      });
      expect(await failureOf(standIn.stripe.refunds.create({ charge: charge.id }))).toMatchObject({
        code: 'charge_already_refunded',
      });
      expect((await standIn.stripe.refunds.list({ charge: charge.id })).data.map(({ amount }) => amount)).toEqual([
        6500, 4000,
      ]);
    });

    it('waits when the platform has too little, and goes out when there is enough', async () => {
      const charge = await paidCharge(standIn);
      const { id: account } = await readyAccount(standIn);
      await transfer(account, 10_000, { source_transaction: charge.id });
      const refund = await standIn.stripe.refunds.create({ charge: charge.id });
      expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
      await standIn.control('POST', '/balance', { amount: 20_000 });
      expect((await standIn.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
    });

    it('returns to the platform when the refund fails after all', async () => {
      const charge = await paidCharge(standIn);
      await standIn.control('POST', '/balance/settle');
      const before = await balance();
      const { id } = await standIn.stripe.refunds.create({ charge: charge.id, amount: 4000 });
      await standIn.control('POST', `/refunds/${id}/fail`);
      expect(await standIn.stripe.refunds.retrieve(id)).toMatchObject({
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
      });
      expect((await standIn.stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
      const after = await balance();
      expect((after.available ?? 0) + (after.pending ?? 0)).toBe((before.available ?? 0) + (before.pending ?? 0));
    });
  });

  describe('disputed', () => {
    it.each([
      ['won', -1500],
      ['lost', -12_000],
    ] as const)(
      'leaves with a fee, and a dispute that is %s has changed the balance by %i cents',
      async (status, change) => {
        const charge = await paidCharge(standIn);
        now += THREE_DAYS;
        const before = await balance();
        const { id } = await standIn.control<{ id: string }>('POST', '/disputes', {
          charge: charge.id,
          reason: 'fraudulent',
        });
        expect(await standIn.stripe.disputes.retrieve(id)).toMatchObject({
          amount: 10_500,
          status: 'needs_response',
          charge: charge.id,
        });
        expect(await failureOf(standIn.stripe.refunds.create({ charge: charge.id }))).toMatchObject({
          code: 'charge_disputed',
        });
        await standIn.control('POST', `/disputes/${id}/close`, { status });
        expect((await standIn.stripe.disputes.retrieve(id)).status).toBe(status);
        expect(((await balance()).available ?? 0) - (before.available ?? 0)).toBe(change);
        expect((await standIn.stripe.charges.retrieve(charge.id)).disputed).toBe(true);
      },
    );

    it('can be refunded after the dispute was won, not after it was lost', async () => {
      await standIn.control('POST', '/balance', { amount: 100_000 });
      for (const status of ['won', 'lost']) {
        const charge = await paidCharge(standIn);
        const { id } = await standIn.control<{ id: string }>('POST', '/disputes', { charge: charge.id });
        await standIn.control('POST', `/disputes/${id}/close`, { status });
        const refund = standIn.stripe.refunds.create({ charge: charge.id, amount: 100 });
        if (status === 'won') expect((await refund).status).toBe('succeeded');
        else expect(await failureOf(refund)).toMatchObject({ code: 'charge_disputed' });
      }
    });
  });

  it('stays with an account until it is empty: only then it can be deleted', async () => {
    await standIn.control('POST', '/balance', { amount: 1000 });
    const { id } = await readyAccount(standIn);
    await transfer(id, 1000);
    expect((await failureOf(standIn.stripe.accounts.del(id))).statusCode).toBe(400);
    await standIn.control('POST', `/accounts/${id}/payout`);
    expect((await standIn.stripe.accounts.del(id)).deleted).toBe(true);
    expect(await failureOf(transfer(id, 1))).toMatchObject({ code: 'resource_missing', param: 'destination' });
  });
});
