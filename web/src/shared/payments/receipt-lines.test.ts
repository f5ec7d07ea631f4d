import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import { describe, expect, it } from 'vitest';
import { countedSum, countedViewsFormula, earnedFormula } from './receipt-lines.tsx';

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

  it('adds up the counted views, those of the post under review apart', () => {
    const post = (key: string, views: number, baseline_views: number | null) => ({
      post: key,
      views,
      baseline_views,
      baseline_source: null,
      counted_views: views - (baseline_views ?? views),
      reported_at: new Date('2026-11-20'),
      has_fallen: false,
    });
    const [old, own] = [post('a', 6000, 0), post('b', 900, 400)];
    const sum = (posts: (typeof old)[], key?: string) =>
      countedSum({ posts, counted_views: posts.reduce((all, { counted_views: counted }) => all + counted, 0) }, key);
    expect(sum([old])).toBeUndefined();
    expect(sum([own])).toBe('900 − 400 before = 500');
    expect(sum([old, own], 'a')).toBe('500 of other posts + 6,000 of this one = 6,500');
    expect(sum([old, own], 'b')).toBe('6,000 of other posts + 500 of this one (900 − 400 before) = 6,500');
    expect(sum([old, own])).toBe('6,000 + 500 = 6,500');
    expect(sum([post('c', 900, null)])).toBeUndefined();
  });

  it('says no more than an older receipt knows', () => {
    const older = { views: 5000, baseline_source: null };
    expect(countedViewsFormula({ ...older, baseline_views: 0 })).toBe('5,000 views, all of them counted');
    expect(countedViewsFormula({ ...older, baseline_views: 4500 })).toBe('5,000 views − 4,500 that it had before');
  });
});
