import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { mostEarned } from './most-earned.ts';

const most = (change: Parameters<typeof aCampaign>[0]) =>
  mostEarned(aCampaign({ budget: 60_000, remaining_budget: 60_000, expected_reach: 30_000, ...change }));

describe('the most that one creator can earn', () => {
  it('takes the last share of a slot, or the whole reach where views are paid for', () => {
    expect(most({ creator_slots: 2 })).toEqual({ cents: 27_000, views: 10_000 });
    expect(most({ payout_model: 'per_view', creator_cap: null })).toEqual({ cents: 54_000, views: 30_000 });
  });

  it('takes fewer views where a cap or an almost empty budget ends it', () => {
    expect(most({ payout_model: 'per_view', creator_cap: 20_000 })).toEqual({ cents: 20_000, views: 12_000 });
    expect(most({ payout_model: 'per_view', creator_cap: null, remaining_budget: 8_000 }).views).toBe(5000);
  });
});
