import {} from '@doubloon/contract/payments/refund-request.ts';
import { refundLife, RefundStatus } from '@doubloon/contract/payments/lifecycle.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../testing/campaign-funds.ts';
import { applyEntries, failedRefundEntries } from '../ledger/ledger.ts';
import {
  hasGrownSince,
  leftToRefund,
  moveRequest,
  newRefundRequest,
  startAttempt,
  withheldAfterRefusal,
} from './refund-request.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

describe('what is left to refund', () => {
  it('is all that was charged while nothing is paid out, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 48, max: 95_238_094 }), (budgetCents) => {
        const funds = campaignFundsDocument(budgetCents);
        expect(leftToRefund(funds)).toEqual({ budgetCents, feeCents: funds.feeCents, lossCents: 0 });
      }),
    );
  });

  it('is what is available with its part of the fee, and never more fee than is left', () => {
    const half = campaignFundsDocument(100_000, { available: 62_500, paid: 37_500 });
    expect(leftToRefund(half)).toEqual({ budgetCents: 62_500, feeCents: 3125, lossCents: 0 });
    expect(leftToRefund({ ...half, feeCents: 100 })).toMatchObject({ feeCents: 100 });
    expect(leftToRefund(campaignFundsDocument(100_000, { available: 0, paid: 100_000 }))).toMatchObject({
      budgetCents: 0,
      feeCents: 0,
    });
  });

  it('can be taken and given back, whatever was paid out, and the books balance', () => {
    const budget = fc.integer({ min: 48, max: 10_000_000 });
    fc.assert(
      fc.property(budget, fc.double({ min: 0, max: 1, noNaN: true }), (budgetCents, share) => {
        const available = Math.floor(budgetCents * share);
        const funds = campaignFundsDocument(budgetCents, { available, paid: budgetCents - available });
        const granted = { ...newRefundRequest(funds, NOW), status: 'granted' } as const;
        const { step, changes } = startAttempt(funds, granted, NOW);
        const taken = applyEntries(funds.balances, step.entries);
        expect(taken).toMatchObject({ available: 0, refunding: available });
        expect(changes.refundRequest).toMatchObject({ status: 'refunding', attempt: 1, budgetCents: available });
        expect(step.feeCents).toBeGreaterThanOrEqual(0);
        const parts = leftToRefund(funds);
        expect(applyEntries(taken, failedRefundEntries(parts, 'refunding'))).toEqual(funds.balances);
      }),
    );
  });
});

describe('what was refused', () => {
  const funds = campaignFundsDocument(100_000, { available: 40_000, reserved: 10_000, paid: 50_000 });
  const request = newRefundRequest(funds, NOW);

  it('is kept back, with what was refused before, and what is paid out is not', () => {
    expect(withheldAfterRefusal(funds, request)).toBe(40_000);
    expect(withheldAfterRefusal({ ...funds, withheldCents: 5000 }, request)).toBe(45_000);
    expect(withheldAfterRefusal({ ...funds, withheldCents: 30_000 }, request)).toBe(50_000);
  });

  it('is not left to refund, but what comes free later is', () => {
    const refused = { ...request, status: 'refused' } as const;
    const kept = { ...funds, withheldCents: 40_000, refundRequest: refused };
    expect(leftToRefund(kept)).toMatchObject({ budgetCents: 0, feeCents: 0 });
    expect(hasGrownSince(kept, refused)).toBe(false);
    const grown = { ...kept, balances: { ...funds.balances, available: 50_000, reserved: 0 } };
    expect(leftToRefund(grown)).toMatchObject({ budgetCents: 10_000, feeCents: 500 });
    expect(hasGrownSince(grown, refused)).toBe(true);
  });

  it('is another matter than what has failed, which is asked for again once it is more', () => {
    const failed = { ...request, status: 'failed' } as const;
    expect(hasGrownSince(funds, failed)).toBe(false);
    expect(hasGrownSince({ ...funds, balances: { ...funds.balances, available: 40_001 } }, failed)).toBe(true);
  });
});

describe('a refund request', () => {
  it('has another name for each number and attempt', () => {
    const funds = campaignFundsDocument(100_000);
    const first = newRefundRequest(funds, NOW);
    const second = newRefundRequest({ ...funds, refundRequest: first }, NOW);
    expect(second).toMatchObject({ number: 2 });
    expect(second.id).not.toBe(first.id);
    const granted = { ...first, status: 'granted' } as const;
    const events = [granted, { ...granted, attempt: 1 }].map((sent) => startAttempt(funds, sent, NOW).step.event);
    expect(new Set(events).size).toBe(2);
  });

  it('goes the ways of its table and no other', () => {
    const request = newRefundRequest(campaignFundsDocument(100_000), NOW);
    for (const from of RefundStatus.options) {
      for (const to of RefundStatus.options) {
        const go = () => moveRequest({ ...request, status: from }, to);
        if (refundLife.leads(from, to)) expect(go()).toMatchObject({ status: to });
        else expect(go).toThrow(`is ${from} and cannot become ${to}`);
      }
    }
  });
});
