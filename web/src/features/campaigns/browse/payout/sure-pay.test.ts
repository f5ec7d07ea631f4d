import { expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { surePay } from './sure-pay.ts';

it('is the least of a slot for an approved treasure where the budget is shared', () => {
  expect(surePay(aCampaign({ budget: 50_000, creator_slots: 2 }))).toEqual({
    cents: 17_500,
    what: 'for an approved treasure',
    unit: 'once approved',
  });
});

it('is the pay for the first thousand views where these are paid', () => {
  const loot = aCampaign({
    payout_model: 'per_view',
    budget: 60_000,
    remaining_budget: 60_000,
    expected_reach: 30_000,
  });
  expect(surePay(loot)).toEqual({ cents: 1500, what: 'for the first 1,000 views', unit: 'for 1,000 views' });
});

it('is no more than the budget has left', () => {
  expect(surePay(aCampaign({ budget: 50_000, remaining_budget: 900 })).cents).toBe(900);
});
