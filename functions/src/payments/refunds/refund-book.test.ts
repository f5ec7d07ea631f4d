import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../testing/campaign-funds.ts';
import { applyEntries, assertConsistent } from '../ledger/ledger.ts';
import { nextRefundStep, pendingReasonOf, splitRefund } from './refund-book.ts';
import type { Refund } from '../provider/stripe-objects.ts';

const refund = (amount: number, status: Refund['status'], id = 're_1'): Refund => ({
  id,
  amount,
  status,
  charge: 'ch_1',
  metadata: {},
});

/** The funds after refunds were told of in this order. */
function book(funds: CampaignFunds, ...told: Refund[]): CampaignFunds {
  return told.reduce((before, message) => {
    const step = nextRefundStep(before, message);
    if (!step) return before;
    const { entries, refunds, feeCents } = step;
    return { ...before, balances: applyEntries(before.balances, entries), refunds, feeCents };
  }, funds);
}

describe('a refund that the provider has not made', () => {
  it.each([
    ['pending', 'insufficient_funds', 'insufficient_funds'],
    ['pending', 'charge_pending', 'charge_pending'],
    ['pending', 'processing', 'processing'],
    ['pending', undefined, 'processing'],
    ['requires_action', undefined, 'requires_action'],
    ['succeeded', undefined, null],
    ['failed', undefined, null],
    ['canceled', undefined, null],
  ] as const)('has a reason: %s, %s', (status, told, reason) => {
    expect(pendingReasonOf({ status, pending_reason: told })).toBe(reason);
  });
});

describe('a refund', () => {
  it('is split as budget and fee were paid', () => {
    const funds = campaignFundsDocument(100_000);
    expect(splitRefund(funds, 10_500)).toEqual({ budgetCents: 10_000, feeCents: 500, lossCents: 0 });
    expect(splitRefund(funds, 105_000)).toEqual({ budgetCents: 100_000, feeCents: 5000, lossCents: 0 });
  });

  it('takes from the fee what the budget does not have any more, and then is a loss', () => {
    const funds = campaignFundsDocument(100_000, { available: 20_000, paid: 80_000 });
    expect(splitRefund(funds, 105_000)).toEqual({ budgetCents: 20_000, feeCents: 5000, lossCents: 80_000 });
  });

  it('is always taken whole, and never more from anywhere than is there', () => {
    const amounts = fc.integer({ min: 1, max: 105_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), amounts, (available, amount) => {
        const funds = campaignFundsDocument(100_000, { available, paid: 100_000 - available });
        const { budgetCents, feeCents, lossCents } = splitRefund(funds, amount);
        expect(budgetCents + feeCents + lossCents).toBe(amount);
        expect(budgetCents).toBeLessThanOrEqual(available);
        expect(feeCents).toBeLessThanOrEqual(5000);
        expect(Math.min(budgetCents, feeCents, lossCents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('waits as refunding until the provider has sent it', () => {
    const waiting = book(campaignFundsDocument(100_000), refund(105_000, 'pending'));
    expect(waiting.balances).toMatchObject({ available: 0, refunding: 100_000 });
    expect(book(waiting, refund(105_000, 'succeeded')).balances).toMatchObject({ refunding: 0, refunded: 100_000 });
  });

  it('that failed before anything was booked takes nothing, also when older news of it comes later', () => {
    const funds = campaignFundsDocument(100_000);
    const after = book(funds, refund(105_000, 'failed'), refund(105_000, 'succeeded'));
    expect(after.balances).toEqual(funds.balances);
    expect(after.feeCents).toBe(5000);
  });

  it('never goes backwards, however often and in whatever order it is told of', () => {
    const status = fc.constantFrom<Refund['status']>('pending', 'succeeded', 'failed');
    const message = fc.record({ amount: fc.constant(1050), status, id: fc.constantFrom('re_1', 're_2', 're_3') });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 30 }), (messages) => {
        let funds = campaignFundsDocument(100_000);
        for (const { amount, status: told, id } of messages) {
          const before = funds.refunds.find((record) => record.id === id)?.status;
          funds = book(funds, refund(amount, told, id));
          assertConsistent(funds.balances);
          const after = funds.refunds.find((record) => record.id === id)?.status;
          if (before === 'failed') expect(after).toBe('failed');
          if (before === 'refunded') expect(after).not.toBe('refunding');
        }
        const kept = funds.refunds.filter((record) => record.status !== 'failed').length;
        expect(funds.balances.available).toBe(100_000 - kept * 1000);
        expect(funds.feeCents).toBe(5000 - kept * 50);
      }),
    );
  });
});
