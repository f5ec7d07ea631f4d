import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../testing/campaign-funds.ts';
import { closeDisputeStep, openDisputeStep } from './disputes/dispute-book.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { fundsProjections } from './projections.ts';
import { applyEntries, move } from './ledger/ledger.ts';
import { nextRefundStep } from './refunds/refund-book.ts';

const untouched = campaignFundsDocument(100_000);

const moneyOf = (funds: CampaignFunds) => countsOf(fundsProjections, [funds])['dashboards/owner'];

/** The funds after a step of their books. */
function after(funds: CampaignFunds, step: ReturnType<typeof nextRefundStep> | ReturnType<typeof openDisputeStep>) {
  if (!step) throw new Error('There is nothing to book');
  const { entries, event: _, ...records } = step;
  return { ...funds, ...records, balances: applyEntries(funds.balances, entries) };
}

const paidOut = (funds: CampaignFunds, cents: number): CampaignFunds => ({
  ...funds,
  balances: applyEntries(funds.balances, move('available', 'paid', cents)),
});

describe('what the accounts of a campaign contribute', () => {
  it('is all that was paid in, available but for the fee, when it has just been paid', () => {
    expect(moneyOf(untouched)).toEqual({
      'money.paidInCents': 105_000,
      'money.availableCents': 100_000,
      'money.feeCents': 5_000,
    });
  });

  it('follows a refund: the budget and the fee that went back are no revenue any more', () => {
    const refund = { id: 're_1', amount: 21_000, status: 'pending' as const };
    const sent = after(untouched, nextRefundStep(untouched, refund));
    const given = {
      'money.paidInCents': 105_000,
      'money.availableCents': 80_000,
      'money.refundedCents': 21_000,
      'money.feeCents': 4_000,
    };
    expect(moneyOf(sent)).toEqual(given);
    const arrived = after(sent, nextRefundStep(sent, { ...refund, status: 'succeeded' }));
    expect(moneyOf(arrived)).toEqual(given);
    expect(moneyOf(after(arrived, nextRefundStep(arrived, { ...refund, status: 'failed' })))).toEqual(
      moneyOf(untouched),
    );
  });

  it('follows a dispute that is opened and lost after a payout; the loss beyond what was paid in is not the owner’s', () => {
    const dispute = { id: 'dp_1', charge: 'ch_1', amount: 105_000, status: 'lost', balance_transactions: [] };
    const paid = paidOut(untouched, 30_000);
    const open = after(paid, openDisputeStep(paid, dispute));
    expect(moneyOf(open)).toEqual({
      'money.paidInCents': 105_000,
      'money.paidOutCents': 30_000,
      'money.disputedCents': 70_000,
      'money.feeCents': 5_000,
    });
    expect(moneyOf(after(open, closeDisputeStep(open, dispute)))).toEqual({
      'money.paidInCents': 105_000,
      'money.paidOutCents': 30_000,
      'money.refundedCents': 75_000,
    });
  });

  it('has a place for every cent that was paid in', () => {
    const { 'money.paidInCents': paidIn = 0, ...parts } =
      countsOf(fundsProjections, [
        {
          ...untouched,
          feeCents: 3_000,
          balances: {
            funded: 100_000,
            available: 1,
            reserved: 20,
            paid: 300,
            refunding: 4_000,
            refunded: 50_000,
            disputed: 45_679,
          },
        },
      ])['dashboards/owner'] ?? {};
    expect(Object.values(parts).reduce((sum, cents) => sum + cents, 0)).toBe(paidIn);
  });
});
