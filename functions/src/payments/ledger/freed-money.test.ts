import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument, disputeRecord } from '../../../testing/campaign-funds.ts';
import { applyEntries } from './ledger.ts';
import { openLossCents, recoverLossStep } from './freed-money.ts';
import { nextRefundStep } from '../refunds/refund-book.ts';

const refund = (status: 'succeeded' | 'failed') => ({ id: 're_1', amount: 52_500, status });

/** 750 were paid and then 525 refunded by hand: 250 of the budget, the fee, and 225 of the platform's own. */
function withLoss(): CampaignFunds {
  return book(campaignFundsDocument(100_000, { available: 25_000, paid: 75_000 }), refund('succeeded'));
}

function book(funds: CampaignFunds, told: Parameters<typeof nextRefundStep>[1]): CampaignFunds {
  const step = nextRefundStep(funds, told);
  if (!step) throw new Error('Nothing to book');
  const { entries, refunds, feeCents } = step;
  return { ...funds, balances: applyEntries(funds.balances, entries), refunds, feeCents };
}

function takenBack(funds: CampaignFunds, cents: number): CampaignFunds {
  const { available, paid } = funds.balances;
  return { ...funds, balances: { ...funds.balances, available: available + cents, paid: paid - cents } };
}

function recovered(funds: CampaignFunds): CampaignFunds {
  const step = recoverLossStep(funds, 'some');
  if (!step) throw new Error('Nothing to recover');
  const { entries, recoveredCents = 0 } = step;
  return { ...funds, balances: applyEntries(funds.balances, entries), recoveredCents };
}

describe('a loss', () => {
  it('is open as long as nothing comes free', () => {
    expect(openLossCents(withLoss())).toBe(22_500);
    expect(recoverLossStep(withLoss(), 'some')).toBeNull();
    expect(recoverLossStep(campaignFundsDocument(100_000), 'some')).toBeNull();
  });

  it('is repaid by what comes free, and only the rest stays available', () => {
    const part = recovered(takenBack(withLoss(), 10_000));
    expect(part.balances).toMatchObject({ available: 0, refunded: 35_000, paid: 65_000 });
    expect(openLossCents(part)).toBe(12_500);
    const all = recovered(takenBack(part, 65_000));
    expect(all.balances).toMatchObject({ available: 52_500, refunded: 47_500, paid: 0 });
    expect(openLossCents(all)).toBe(0);
    expect(recoverLossStep(all, 'some')).toBeNull();
  });

  it('of a dispute is one, too', () => {
    const dispute = disputeRecord({ status: 'lost', lossCents: 30_000 });
    const funds = { ...campaignFundsDocument(100_000, { available: 0, paid: 100_000 }), disputes: [dispute] };
    expect(recovered(takenBack(funds, 40_000)).balances).toMatchObject({ available: 10_000, refunded: 30_000 });
  });

  it('that was repaid and then was none, because the refund failed, is given back', () => {
    const repaid = recovered(takenBack(withLoss(), 22_500));
    const failed = book(repaid, refund('failed'));
    expect(openLossCents(failed)).toBe(-22_500);
    expect(recoverLossStep(failed, 'some')).toEqual({
      event: 'some_recovered',
      entries: [
        { account: 'refunded', amountCents: -22_500 },
        { account: 'available', amountCents: 22_500 },
        { account: 'clearing', amountCents: -22_500 },
        { account: 'loss', amountCents: 22_500 },
      ],
      recoveredCents: 0,
    });
    expect(recovered(failed).balances).toMatchObject({ available: 47_500, refunded: 0, paid: 52_500 });
  });
});
