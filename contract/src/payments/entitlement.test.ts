import type { CountedPost } from './application-funds.ts';
import type { PayoutTerms } from '../shared/money.ts';
import { acceptReport, countedViews, type ViewsReport } from './counted-posts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeReceipt } from './statements/receipt.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
const report = (minute: number, views: number, fields: Partial<ViewsReport> = {}): ViewsReport => ({
  postKey: 'tiktok:1',
  views,
  baselineViews: 0,
  reportedAt: at(minute),
  ...fields,
});
const accept = (...reports: ViewsReport[]) => reports.reduce<CountedPost[]>(acceptReport, []);

const TERMS: PayoutTerms = {
  payoutModel: 'per_view',
  budgetCents: 100_000,
  expectedReach: 10_000,
  creatorSlots: 1,
  creatorCapCents: null,
};

describe('counted views', () => {
  it('are the latest count of each post without its baseline, summed', () => {
    const posts = accept(
      report(1, 1000, { baselineViews: 200 }),
      report(2, 1500, { baselineViews: 200 }),
      report(3, 700, { postKey: 'youtube:1' }),
    );
    expect(countedViews(posts)).toBe(1300 + 700);
  });

  it('do not depend on the order in which reports are accepted', () => {
    const reports = [report(1, 100), report(2, 400), report(3, 300), report(4, 900, { postKey: 'youtube:1' })];
    const expected = countedViews(accept(...reports));
    fc.assert(
      fc.property(fc.shuffledSubarray(reports, { minLength: reports.length }), (shuffled) => {
        expect(countedViews(accept(...shuffled))).toBe(expected);
      }),
    );
    expect(expected).toBe(1200);
  });

  it('keep the first baseline of a post', () => {
    const [post] = accept(report(1, 500, { baselineViews: 100 }), report(2, 900, { baselineViews: 900 }));
    expect(post).toMatchObject({ views: 900, baselineViews: 100 });
  });

  it('follow a count that falls, and flag it for good', () => {
    const fallen = accept(report(1, 500), report(2, 300));
    expect(fallen).toMatchObject([{ views: 300, hasFallen: true }]);
    expect(acceptReport(fallen, report(3, 800))).toMatchObject([{ views: 800, hasFallen: true }]);
    expect(accept(report(2, 300), report(1, 500))).toMatchObject([{ views: 300, hasFallen: true }]);
    expect(accept(report(1, 300), report(2, 300))).toMatchObject([{ hasFallen: false }]);
  });

  it('are none of a post without a baseline, which the first report that has one gives it', () => {
    const unknown = accept(report(1, 5000, { baselineViews: null }), report(2, 9000, { baselineViews: null }));
    expect(unknown).toMatchObject([{ views: 9000, baselineViews: null }]);
    expect(countedViews(unknown)).toBe(0);
    const proven = acceptReport(unknown, report(3, 6000, { baselineViews: 6000 }));
    expect(countedViews(proven)).toBe(0);
    expect(countedViews(acceptReport(proven, report(4, 7500, { baselineViews: 7500 })))).toBe(1500);
  });

  it('are not negative for a post below its baseline', () => {
    expect(countedViews(accept(report(1, 50, { baselineViews: 80 })))).toBe(0);
  });
});

describe('a receipt', () => {
  it('shows everything the amount follows from', () => {
    const posts = accept(report(1, 5200, { baselineViews: 200 }));
    expect(computeReceipt(TERMS, posts, { paidCents: 10_000, reversedCents: 5000 })).toEqual({
      terms: TERMS,
      posts,
      countedViews: 5000,
      sharePercent: 80,
      entitlementCents: 40_000,
      alreadyPaidCents: 10_000,
      reversedCents: 5000,
      amountCents: 25_000,
    });
  });

  it('never asks for money back', () => {
    const posts = accept(report(1, 100));
    expect(computeReceipt(TERMS, posts, { paidCents: 90_000, reversedCents: 0 }).amountCents).toBe(0);
  });

  it('pays in steps exactly what it would pay at once', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(counts, (rising) => {
        let paidCents = 0;
        rising.sort((a, b) => a - b);
        for (const views of rising) {
          paidCents += computeReceipt(TERMS, accept(report(1, views)), { paidCents, reversedCents: 0 }).amountCents;
        }
        const most = accept(report(1, rising.at(-1) ?? 0));
        expect(paidCents).toBe(computeReceipt(TERMS, most, { paidCents: 0, reversedCents: 0 }).amountCents);
      }),
    );
  });
});
