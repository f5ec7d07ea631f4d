import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { exampleViews, mostForOneCreatorCents, payoutTermsOf } from '@doubloon/contract/campaigns/earnings.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { payoutWordsForCreators, payoutWordsForOwners, slotFigures } from './payout-words.ts';

const shared: PayoutTerms = {
  payoutModel: 'budget_share',
  budgetCents: 100_000,
  expectedReach: 8000,
  creatorSlots: 2,
  creatorCapCents: null,
};
const perView: PayoutTerms = { ...shared, payoutModel: 'per_view', creatorCapCents: 30_000 };
const plain = (words: string | string[] | undefined) => [words ?? []].flat().join(' ').replaceAll('\u00a0', ' ');

describe('the payout terms in words', () => {
  it('tell creators what a slot is worth and what it pays at once', () => {
    expect(plain(payoutWordsForCreators(shared))).toBe(
      '2 creators share the budget: your slot is worth SGD 500.00. An approved treasure earns 70% of it from the first day, SGD 350.00, and up to 90% as your views grow.',
    );
    expect(plain(payoutWordsForCreators({ ...shared, creatorSlots: 1 }))).toContain(
      'the whole SGD 1,000.00 is theirs to earn from',
    );
  });

  it('tell creators the cap where there is one', () => {
    expect(plain(payoutWordsForCreators(perView))).toContain('One creator earns SGD 300.00 at most.');
    expect(plain(payoutWordsForCreators({ ...perView, creatorCapCents: null }))).not.toContain('at most');
  });

  it('tell owners what a slot is, and what all cost from 0 counted views on', () => {
    expect(slotFigures(shared)).toEqual([
      { name: 'One slot', cents: 50_000, note: 'of 2' },
      { name: 'Lowest in all', cents: 70_000, note: '70%, 0 views' },
      { name: 'Highest in all', cents: 90_000, note: '90%, 10,000+ views' },
    ]);
    expect(slotFigures({ ...shared, creatorSlots: 1 })[1]?.cents).toBe(70_000);
  });

  it('tell owners what the whole reach costs per view', () => {
    expect(plain(payoutWordsForOwners({ ...perView, creatorCapCents: null }))).toContain(
      'all 8,000 expected views earns SGD 800.00',
    );
    expect(plain(payoutWordsForOwners(perView))).toContain('earns SGD 300.00');
  });
});

describe('exampleViews', () => {
  it('begin at 0, and name the expected reach where views are paid for', () => {
    expect(exampleViews(shared)).toEqual([0, 1000, 5000, 10_000]);
    expect(exampleViews(perView)).toEqual([0, 1000, 5000, 8000, 10_000]);
    expect(exampleViews({ ...perView, expectedReach: 1000 })).toEqual([0, 1000, 5000, 10_000]);
  });
});

describe('payoutTermsOf', () => {
  it('takes a thousand views where the owner named none', () => {
    expect(payoutTermsOf(aCampaign({ expected_reach: null })).expectedReach).toBe(1000);
  });
});

describe('mostForOneCreatorCents', () => {
  const byView = { payout_model: 'per_view' as const };
  const most = (change: Partial<CampaignView>) =>
    mostForOneCreatorCents(aCampaign({ budget: 100_000, remaining_budget: 100_000, ...change }));

  it('is the whole share of a slot, the whole reach, or the cap', () => {
    expect(most({ creator_slots: 2 })).toBe(45_000);
    expect(most({ ...byView, expected_reach: 40_000 })).toBe(90_000);
    expect(most({ ...byView, creator_cap: 30_000 })).toBe(30_000);
  });

  it('is no more than the budget has left', () => {
    expect(most({ ...byView, remaining_budget: 20_000 })).toBe(20_000);
    expect(most({ ...byView, remaining_budget: 0 })).toBe(0);
  });
});
