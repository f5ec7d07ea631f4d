import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import { describe, expect, it } from 'vitest';
import { countedViewsFormula, earnedFormula } from './receipt-lines.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const receipt = {
  payout_model: 'budget_share' as const,
  budget: 120_000,
  expected_reach: 7000,
  creator_slots: 3,
  creator_cap: null,
  counted_views: 6200,
  share_percent: 80,
  entitlement: 32_000,
  already_paid: 30_000,
  taken_back: 0,
  amount: 2000,
  currency: 'sgd' as const,
};

describe('what a receipt says in words', () => {
  it('divides the budget among the creators who share it', () => {
    expect(plain(earnedFormula(receipt))).toBe('Budget share: SGD 1,200.00 ÷ 3 creators × 80%');
    expect(plain(earnedFormula({ ...receipt, creator_slots: 1 }))).toBe('Budget share: SGD 1,200.00 × 80%');
  });

  it('counts views up to the expected reach, and names the cap', () => {
    const perView = { ...receipt, payout_model: 'per_view' as const, counted_views: 9000 };
    expect(plain(earnedFormula(perView))).toBe('Per view: 7,000 of 7,000 views × SGD 1,200.00 × 80%');
    expect(plain(earnedFormula({ ...perView, creator_cap: 5000 }))).toContain(', at most SGD 50.00 per creator');
  });

  it('takes off what a post had before, and says who said so', () => {
    const counted = (baseline_views: number | null, baseline_source: ReadingSource | null = null) =>
      countedViewsFormula({ views: 5000, baseline_views, baseline_source });
    expect(counted(0, 'page')).toBe('5,000 views, all of them counted, from the approval on');
    expect(counted(null)).toBe('5,000 views, none counted before a first accepted proof');
    expect(counted(4500, 'platform')).toBe('5,000 views − 4,500 that its platform showed at submission');
    expect(counted(4500, 'proof')).toBe('5,000 views − 4,500 that the first accepted proof showed');
  });

  it('says no more than an older receipt knows', () => {
    const older = { views: 5000, baseline_source: null };
    expect(countedViewsFormula({ ...older, baseline_views: 0 })).toBe('5,000 views, all of them counted');
    expect(countedViewsFormula({ ...older, baseline_views: 4500 })).toBe('5,000 views − 4,500 that it had before');
  });
});
