import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { aRefundOnTheWire } from '../../../testing/wire/refund.ts';
import { lootMoney } from './loot-money.ts';

const busy = aCampaign({ budget: 100_000, remaining_budget: 55_000, paidOut: 37_500 });
const aRefund = (change: Record<string, unknown>) => RefundView.parse(aRefundOnTheWire({ paid: 1050, ...change }));

describe('where the money of a loot is', () => {
  it('counts what is neither left nor paid as reserved', () => {
    expect(lootMoney(busy, undefined)).toEqual({
      budget: 100_000,
      remaining: 55_000,
      reserved: 7500,
      paid: 37_500,
      refunded: 0,
      fee: 5000,
    });
  });

  it('takes off what was sent back, of budget and fee', () => {
    const refund = { status: 'refunded', budget_part: 550, fee_part: 27.5 };
    expect(lootMoney(busy, aRefund(refund))).toMatchObject({ remaining: 0, refunded: 55_000, fee: 2250 });
  });

  it('leaves a refund that is only asked for where it is', () => {
    const refund = { status: 'requested', budget_part: 550, fee_part: 27.5 };
    expect(lootMoney(busy, aRefund(refund))).toMatchObject({ remaining: 55_000, refunded: 0, fee: 5000 });
  });

  it('adds up what was sent back of each payment that the budget consists of, with the fee of each', () => {
    const sent = { status: 'refunding', budget_part: 50, fee_part: 2.5 };
    const added = [
      { paid: 0.11, ...sent },
      { paid: 0.11, status: 'granted', budget_part: 30, fee_part: 1.5 },
      { paid: 525, goes_back: 'late', ...sent },
    ].map((part) => aRefundOnTheWire(part));
    const refund = aRefund({ status: 'refunded', budget_part: 100, fee_part: 5, of_added_budget: added });
    expect(lootMoney({ ...busy, budget: 100_020 }, refund)).toMatchObject({
      refunded: 15_000,
      remaining: 40_000,
      fee: 5000 + 1 + 1 - 500 - 250,
    });
  });

  it('never reserves less than nothing while counts are behind', () => {
    expect(lootMoney({ ...busy, paidOut: 50_000 }, undefined).reserved).toBe(0);
  });
});
