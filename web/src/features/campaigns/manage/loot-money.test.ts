import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { lootMoney } from './loot-money.ts';

const busy = aCampaign({ budget: 100_000, remaining_budget: 55_000, paidOut: 37_500 });

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
    const refund = { status: 'refunded', budget_part: 55_000, fee_part: 2750 } as const;
    expect(lootMoney(busy, refund)).toMatchObject({ remaining: 0, refunded: 55_000, fee: 2250 });
  });

  it('leaves a refund that is only asked for where it is', () => {
    const refund = { status: 'requested', budget_part: 55_000, fee_part: 2750 } as const;
    expect(lootMoney(busy, refund)).toMatchObject({ remaining: 55_000, refunded: 0, fee: 5000 });
  });

  it('never reserves less than nothing while counts are behind', () => {
    expect(lootMoney({ ...busy, paidOut: 50_000 }, undefined).reserved).toBe(0);
  });
});
