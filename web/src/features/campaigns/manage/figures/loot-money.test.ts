import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { aRefundOnTheWire } from '../../../../testing/wire/refund.ts';
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

  it('takes off what went back, of budget and fee, by however many refunds', () => {
    const refund = { status: 'refunded', budget_part: 300, fee_part: 15, given_back: 550, fee_left: 22.5 };
    expect(lootMoney(busy, aRefund(refund))).toMatchObject({ remaining: 0, refunded: 55_000, fee: 2250 });
  });

  it('takes off what the bank of the payer took back without a refund', () => {
    const refund = { status: 'none', budget_part: 0, fee_part: 0, given_back: 550, fee_left: 0 };
    expect(lootMoney(busy, aRefund(refund))).toMatchObject({ remaining: 0, refunded: 55_000, fee: 0 });
  });

  it('leaves a refund that is only asked for where it is', () => {
    const refund = { status: 'requested', budget_part: 550, fee_part: 27.5, fee_left: 50 };
    expect(lootMoney(busy, aRefund(refund))).toMatchObject({ remaining: 55_000, refunded: 0, fee: 5000 });
  });

  it('adds up what went back of each payment that the budget consists of, and the fee of each', () => {
    const added = [
      { given_back: 50, fee_left: 0.01 },
      { given_back: 0, fee_left: 0.01 },
      { goes_back: 'late', given_back: 500, fee_left: 0 },
    ].map((part) => aRefundOnTheWire(part));
    const refund = aRefund({ given_back: 100, fee_left: 45, of_added_budget: added });
    expect(lootMoney({ ...busy, budget: 100_020 }, refund)).toMatchObject({
      ...{ refunded: 15_000, remaining: 40_000, fee: 4502 },
    });
  });

  it('never reserves less than nothing while counts are behind', () => {
    expect(lootMoney({ ...busy, paidOut: 50_000 }, undefined).reserved).toBe(0);
  });
});
