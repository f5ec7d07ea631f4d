import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../testing/campaign-funds.ts';
import {
  closeDisputeStep,
  disputeFeeStep,
  type DisputeStep,
  openDisputeStep,
  reopenDisputeStep,
} from './dispute-book.ts';
import { freezeReleasedStep } from '../ledger/freed-money.ts';
import { applyEntries } from '../ledger/ledger.ts';

function book(funds: CampaignFunds, step: DisputeStep | null): CampaignFunds {
  if (!step) return funds;
  const { entries, disputes, feeCents } = step;
  return { ...funds, balances: applyEntries(funds.balances, entries), disputes, feeCents };
}

const dispute = (status: string, amount = 105_000) => ({
  id: 'dp_1',
  charge: 'ch_1',
  status,
  amount,
  balance_transactions: [],
});
const opened = (funds: CampaignFunds) => book(funds, openDisputeStep(funds, dispute('needs_response')));
const closed = (funds: CampaignFunds, status: string, amount?: number) =>
  book(funds, closeDisputeStep(funds, dispute(status, amount)));

describe('a dispute', () => {
  it('freezes all that is available, once', () => {
    const frozen = opened(campaignFundsDocument(100_000, { available: 40_000, paid: 60_000 }));
    expect(frozen.balances).toMatchObject({ available: 0, disputed: 40_000, paid: 60_000 });
    expect(openDisputeStep(frozen, dispute('needs_response'))).toBeNull();
  });

  it.each(['won', 'warning_closed'])('that ends %s gives everything back', (status) => {
    const funds = campaignFundsDocument(100_000);
    const after = closed(opened(funds), status);
    expect(after.balances).toEqual(funds.balances);
    expect(after.disputes).toMatchObject([{ status: 'won' }]);
  });

  it('that is lost takes the frozen money, then the fee; the rest is lost', () => {
    const after = closed(opened(campaignFundsDocument(100_000, { available: 40_000, paid: 60_000 })), 'lost');
    expect(after.balances).toMatchObject({ available: 0, disputed: 0, refunded: 40_000, paid: 60_000 });
    expect(after.feeCents).toBe(0);
    const step = closeDisputeStep(
      opened(campaignFundsDocument(100_000, { available: 40_000, paid: 60_000 })),
      dispute('lost'),
    );
    expect(step?.entries).toContainEqual({ account: 'loss', amountCents: 60_000 });
  });

  it('that is lost over a part frees the rest', () => {
    const after = closed(opened(campaignFundsDocument(100_000)), 'lost', 30_000);
    expect(after.balances).toMatchObject({ available: 70_000, disputed: 0, refunded: 30_000 });
    expect(after.feeCents).toBe(5000);
  });

  it.each([
    [
      'that the provider has taken back',
      [{ id: 'txn_1', amount: -105_000, fee: 0 }],
      'lost',
      { available: 0, refunded: 100_000 },
    ],
    ['that it has refunded by a refund', [], 'won', { available: 100_000, refunded: 0 }],
  ])('that was prevented takes the money %s', (_what, movements, status, balances) => {
    const prevented = { ...dispute('prevented'), balance_transactions: movements };
    const funds = opened(campaignFundsDocument(100_000));
    const after = book(funds, closeDisputeStep(funds, prevented));
    expect(after.balances).toMatchObject({ disputed: 0, ...balances });
    expect(after.disputes).toMatchObject([{ status }]);
  });

  it('that is not decided is not closed, whatever it is called', () => {
    const funds = opened(campaignFundsDocument(100_000));
    for (const status of ['warning_under_review', 'under_review', 'appeal_under_review', 'a_new_one'])
      expect(closeDisputeStep(funds, dispute(status))).toBeNull();
  });

  it('is closed once, and only after it was opened', () => {
    const funds = campaignFundsDocument(100_000);
    expect(closeDisputeStep(funds, dispute('won'))).toBeNull();
    expect(closeDisputeStep(closed(opened(funds), 'won'), dispute('lost'))).toBeNull();
  });

  it('freezes what is released while it is open, and frees it with the rest', () => {
    const frozen = opened(campaignFundsDocument(100_000, { available: 40_000, reserved: 60_000 }));
    const released = { ...frozen, balances: { ...frozen.balances, available: 60_000, reserved: 0 } };
    const again = book(released, freezeReleasedStep(released, 60_000, 'pay_1_1'));
    expect(again.balances).toMatchObject({ available: 0, disputed: 100_000 });
    expect(closed(again, 'won').balances).toMatchObject({ available: 100_000, disputed: 0 });
    expect(freezeReleasedStep(campaignFundsDocument(100_000), 1, 'pay_1_1')).toBeNull();
  });

  it('leaves what it froze to another one that is still open', () => {
    const both = book(
      opened(campaignFundsDocument(100_000)),
      openDisputeStep(opened(campaignFundsDocument(100_000)), { id: 'dp_2' }),
    );
    const firstWon = closed(both, 'won');
    expect(firstWon.balances).toMatchObject({ available: 0, disputed: 100_000 });
    const second = { ...dispute('won'), id: 'dp_2' };
    expect(book(firstWon, closeDisputeStep(firstWon, second)).balances).toMatchObject({
      available: 100_000,
      disputed: 0,
    });
    const secondLost = book(firstWon, closeDisputeStep(firstWon, { ...second, status: 'lost', amount: 30_000 }));
    expect(secondLost.balances).toMatchObject({ available: 70_000, refunded: 30_000, disputed: 0 });
  });
});

describe('a dispute that was decided', () => {
  const paidOut = () => campaignFundsDocument(100_000, { available: 40_000, paid: 60_000 });
  const reopened = (funds: CampaignFunds, status: string) => book(funds, reopenDisputeStep(funds, dispute(status)));

  it.each(['won', 'appeal_needs_response'])('as lost gives back all that it took when it is %s', (status) => {
    const lost = closed(opened(paidOut()), 'lost');
    expect(lost.disputes).toMatchObject([{ budgetCents: 40_000, feeCents: 5000, lossCents: 60_000, decisions: 1 }]);
    const again = reopened(lost, status);
    expect(again.balances).toEqual(paidOut().balances);
    expect(again.feeCents).toBe(5000);
    expect(again.disputes).toMatchObject([{ status: 'open', budgetCents: 0, feeCents: 0, lossCents: 0 }]);
  });

  it('as won is lost by another group of entries', () => {
    const again = reopened(closed(opened(paidOut()), 'won'), 'lost');
    const [record] = again.disputes;
    const frozen = { ...again, disputes: record ? [{ ...record, frozenCents: 40_000 }] : [] };
    const held = { ...frozen, balances: { ...frozen.balances, available: 0, disputed: 40_000 } };
    const step = closeDisputeStep(held, dispute('lost'));
    expect(step?.event).toBe('dp_1_closed_2');
    expect(book(held, step).balances).toMatchObject({ available: 0, disputed: 0, refunded: 40_000 });
  });

  // https://docs.stripe.com/api/disputes/object: "List of zero, one, or two balance transactions".
  it('as won is lost in full, though its two movements are those of the decision before', () => {
    const movements = [
      { id: 'txn_1', amount: -105_000, fee: 1500 },
      { id: 'txn_2', amount: 105_000, fee: 0 },
    ];
    const lost = { ...dispute('lost'), balance_transactions: movements };
    const won = closed(opened(paidOut()), 'won');
    const again = book(won, reopenDisputeStep(won, lost));
    expect(again.disputes).toMatchObject([{ status: 'open' }]);
    const [ended] = book(again, closeDisputeStep(again, lost)).disputes;
    expect(ended).toMatchObject({ status: 'lost', feeCents: 5000, lossCents: 100_000 });
  });

  it.each(['won', 'lost'])('as %s stays so when it is told again', (status) => {
    const ended = closed(opened(paidOut()), status);
    expect(reopenDisputeStep(ended, dispute(status))).toBeNull();
  });

  it('is reopened only once it is in the books as decided', () => {
    expect(reopenDisputeStep(paidOut(), dispute('won'))).toBeNull();
    expect(reopenDisputeStep(opened(paidOut()), dispute('won'))).toBeNull();
  });
});

describe('what the provider keeps for a dispute', () => {
  const withFees = (...fees: number[]) => ({ id: 'dp_1', movements: fees.map((fee) => ({ fee })) });
  const step = (funds: CampaignFunds, ...fees: number[]) => disputeFeeStep(funds, withFees(...fees));

  it('is booked once for each of its movements, whichever news names it', () => {
    const funds = opened(campaignFundsDocument(100_000));
    expect(step(funds)).toBeNull();
    expect(step(funds, 1500)?.entries).toEqual([
      { account: 'clearing', amountCents: -1500 },
      { account: 'stripe_fees', amountCents: 1500 },
    ]);
    const booked = book(funds, step(funds, 1500));
    expect(booked.balances).toEqual(funds.balances);
    expect(step(booked, 1500)).toBeNull();
    const all = book(booked, step(booked, 1500, -1500));
    expect(step(booked, 1500, -1500)?.entries).toContainEqual({ account: 'stripe_fees', amountCents: -1500 });
    // Old news, late.
    expect(step(all, 1500)).toBeNull();
  });

  it('is booked when the fee of a movement changes, though no movement is added', () => {
    const funds = opened(campaignFundsDocument(100_000));
    const kept = book(funds, step(funds, 1500));
    const countered = step(kept, 3000);
    expect(countered?.entries).toContainEqual({ account: 'stripe_fees', amountCents: 1500 });
    const all = book(kept, countered);
    expect(step(all, 3000)).toBeNull();
    expect(step(all, 1500)?.entries).toContainEqual({ account: 'stripe_fees', amountCents: -1500 });
  });

  it('is a group of its own at every look, also when fees come and go', () => {
    const funds = opened(campaignFundsDocument(100_000));
    const kept = book(funds, step(funds, 1500));
    const looked = { ...kept, disputes: kept.disputes.map((record) => ({ ...record, looks: 1 })) };
    expect(step(funds, 1500)?.event).toBe('dp_1_fee_1');
    expect(step(looked, 3000)?.event).toBe('dp_1_fee_2');
  });

  it('is nothing for a dispute that is not in the books', () => {
    expect(step(campaignFundsDocument(100_000), 1500)).toBeNull();
  });
});
