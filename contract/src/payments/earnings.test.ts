import { describe, expect, it } from 'vitest';
import { acceptedPosts, acceptReport, knownViews, type ViewsReport } from './counted-posts.ts';
import { computeEarnings, type EarningFacts } from './earnings.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
const report = (post: string, views: number, minute = 1, baselineViews = 0): ViewsReport => ({
  postKey: post,
  views,
  baselineViews,
  reportedAt: at(minute),
});
const accepted = (...reports: ViewsReport[]) => reports.reduce<ReturnType<typeof acceptReport>>(acceptReport, []);

/** 1,000.00 for 10,000 views, at most 300.00 each. */
const capped: EarningFacts = {
  terms: {
    payoutModel: 'per_view',
    budgetCents: 100_000,
    expectedReach: 10_000,
    creatorSlots: 1,
    creatorCapCents: 30_000,
  },
  posts: [],
  known: [],
  waiting: [],
  hasContent: false,
  canEarnMore: true,
  paidCents: 0,
  reversedCents: 0,
  onItsWayCents: 0,
  availableCents: 100_000,
};
const shared: EarningFacts = {
  ...capped,
  terms: { ...capped.terms, payoutModel: 'budget_share', creatorCapCents: null },
};

describe('the earnings of an application', () => {
  it('add up the views of several posts, of which the lower ones count as well', () => {
    const known = [report('tiktok:1', 4000), report('tiktok:2', 3000), report('tiktok:3', 500)];
    const { totalViews, countedViews } = computeEarnings({ ...shared, known, posts: accepted(...known) });
    expect({ totalViews, countedViews }).toEqual({ totalViews: 7500, countedViews: 7500 });
  });

  it('show what is known of each post once, by what is later, whether it is accepted or not', () => {
    const known = [report('tiktok:1', 4000, 1), report('tiktok:1', 3500, 2), report('tiktok:2', 800)];
    const { totalViews, countedViews } = computeEarnings({
      ...shared,
      known,
      posts: accepted(report('tiktok:2', 700)),
    });
    expect({ totalViews, countedViews }).toEqual({ totalViews: 4300, countedViews: 700 });
  });

  it('expect no more than the cap, however many views there are', () => {
    const { expectedCashoutCents } = computeEarnings({ ...capped, waiting: [report('tiktok:1', 10_000)] });
    expect(expectedCashoutCents).toBe(30_000);
  });

  it('expect no more than the budget has left, and say so', () => {
    const facts = { ...shared, waiting: [report('tiktok:1', 10_000)], availableCents: 20_000 };
    expect(computeEarnings(facts)).toMatchObject({ expectedCashoutCents: 20_000, limitedByBudget: true });
    expect(computeEarnings({ ...facts, availableCents: 90_000 })).toMatchObject({
      expectedCashoutCents: 90_000,
      limitedByBudget: false,
    });
  });

  it('tell what is counted from what waits, and views before the approval from both', () => {
    const [own, other] = [report('tiktok:1', 1500, 1, 500), report('tiktok:2', 6000)];
    const facts = { ...shared, known: [own, other], posts: accepted(own), paidCents: 75_000 };
    expect(computeEarnings({ ...facts, waiting: [other] })).toEqual({
      totalViews: 7500,
      countedViews: 1000,
      expectedCountedViews: 7000,
      stillToComeCents: 5000,
      expectedCashoutCents: 80_000,
      limitedByBudget: false,
      nextStep: { views: 10_000, moreCents: 15_000 },
    });
  });

  it('count money on its way as still to come, not twice', () => {
    const facts = { ...shared, waiting: [report('tiktok:1', 500)], onItsWayCents: 70_000, availableCents: 0 };
    expect(computeEarnings(facts)).toMatchObject({ stillToComeCents: 70_000, limitedByBudget: false });
  });

  it('are nothing before anything is delivered, although a slot earns from the first approval', () => {
    expect(computeEarnings(shared).expectedCashoutCents).toBe(0);
    expect(computeEarnings({ ...shared, hasContent: true }).expectedCashoutCents).toBe(70_000);
  });

  it('take nothing back when a count falls, and pay nothing again that was taken back', () => {
    const posts = accepted(report('tiktok:1', 10_000));
    expect(
      computeEarnings({ ...shared, posts, paidCents: 90_000, waiting: [report('tiktok:1', 100, 2)] }),
    ).toMatchObject({ stillToComeCents: 0, expectedCashoutCents: 90_000 });
    expect(computeEarnings({ ...shared, posts, reversedCents: 90_000 })).toMatchObject({ expectedCashoutCents: 0 });
  });
});

describe('the next step', () => {
  const step = (facts: EarningFacts) => computeEarnings(facts).nextStep;
  const posts = accepted(report('tiktok:1', 6200));

  it('is the next tier above what was delivered, with what it adds to what is paid', () => {
    expect(step({ ...shared, posts, paidCents: 80_000 })).toEqual({ views: 10_000, moreCents: 10_000 });
    expect(step({ ...shared, waiting: [report('tiktok:1', 900)] })).toEqual({ views: 1000, moreCents: 75_000 });
  });

  it('counts what waits and what is on its way as not paid yet', () => {
    const waits = { ...shared, posts, paidCents: 75_000, waiting: [report('tiktok:1', 6200, 2)] };
    expect(computeEarnings(waits)).toMatchObject({
      expectedCashoutCents: 80_000,
      nextStep: { views: 10_000, moreCents: 15_000 },
    });
    expect(step({ ...waits, onItsWayCents: 5000, availableCents: 20_000 })).toEqual({
      views: 10_000,
      moreCents: 15_000,
    });
  });

  it('is a first delivery where that pays by itself, and the first views that pay where it does not', () => {
    expect(step(shared)).toEqual({ views: 0, moreCents: 70_000 });
    expect(step(capped)).toEqual({ views: 1000, moreCents: 7500 });
  });

  it('is the expected reach, where views are what is paid for, and never more than the cap', () => {
    const terms = { ...capped.terms, expectedReach: 50_000, creatorCapCents: null };
    const many = { posts: accepted(report('tiktok:1', 12_000)), paidCents: 21_600 };
    expect(step({ ...capped, ...many, terms })).toEqual({ views: 50_000, moreCents: 68_400 });
    expect(step({ ...capped, ...many, terms: { ...terms, creatorCapCents: 21_600 } })).toBeNull();
  });

  it('is no more than the budget has left, and none when there is nothing left, at the top, or at the end', () => {
    const paid = { ...shared, posts, paidCents: 80_000 };
    expect(step({ ...paid, availableCents: 4000 })).toEqual({ views: 10_000, moreCents: 4000 });
    expect(step({ ...paid, availableCents: 0 })).toBeNull();
    expect(step({ ...shared, posts: accepted(report('tiktok:1', 10_000)), paidCents: 90_000 })).toBeNull();
    expect(step({ ...paid, canEarnMore: false })).toBeNull();
  });
});

const treasure = (post: string, viewCount: number, change: object = {}) => ({
  postKey: post,
  viewCount,
  baselineViews: 0,
  createdAt: at(1),
  reportedAt: null,
  provenViews: null,
  latestReading: null,
  earlierReading: null,
  acceptedViews: null,
  countedReading: null,
  acceptedBySilence: false,
  status: 'approved' as const,
  ...change,
});

describe('the posts that treasures make count', () => {
  it('are those of approved treasures, each by its latest report', () => {
    const posts = acceptedPosts([
      treasure('tiktok:1', 900, { createdAt: at(3) }),
      treasure('tiktok:1', 400, { provenViews: { viewCount: 1200, reportedAt: at(5) } }),
      treasure('tiktok:2', 5000, { status: 'rejected' }),
      treasure('tiktok:3', 5000, { status: 'submitted' }),
    ]);
    expect(posts).toMatchObject([{ postKey: 'tiktok:1', views: 1200 }]);
  });

  it('leave out a count that silence has accepted the work of, until a proof is verified', () => {
    const silent = { acceptedBySilence: true };
    expect(acceptedPosts([treasure('tiktok:1', 9000, silent)])).toEqual([]);
    const provenViews = { viewCount: 1200, reportedAt: at(5) };
    expect(acceptedPosts([treasure('tiktok:1', 9000, { ...silent, provenViews })])).toMatchObject([{ views: 1200 }]);
  });

  it('count what was accepted of a report, and a reading once it was paid for', () => {
    expect(acceptedPosts([treasure('tiktok:1', 9000, { acceptedViews: 1100 })])).toMatchObject([{ views: 1100 }]);
    const countedReading = { id: 'rdg_1', views: 1500, at: at(5) };
    const read = treasure('tiktok:1', 9000, { acceptedBySilence: true, countedReading });
    expect(acceptedPosts([read])).toMatchObject([{ views: 1500 }]);
  });
});

describe('the views of a post as they are known', () => {
  const proven = (viewCount: number, minute: number) => ({ provenViews: { viewCount, reportedAt: at(minute) } });
  const read = (views: number, minute: number) => ({ latestReading: { views, at: at(minute), source: 'platform' } });
  const known = (change: object) => knownViews(treasure('tiktok:1', 1500, change)).views;

  it('are what was reported while nobody else says it', () => {
    expect(known({})).toBe(1500);
  });

  it('are what an accepted proof or the platform says, whatever was reported', () => {
    expect(known(proven(900, 5))).toBe(900);
    expect(known(read(700, 5))).toBe(700);
  });

  it('are the later of the two, and the platform’s of the same moment', () => {
    expect(known({ ...proven(900, 4), ...read(700, 5) })).toBe(700);
    expect(known({ ...proven(900, 5), ...read(700, 4) })).toBe(900);
    expect(known({ ...proven(900, 5), ...read(700, 5) })).toBe(700);
  });

  it('do not wait for anybody to accept them', () => {
    expect(known({ status: 'submitted' })).toBe(1500);
    expect(known({ acceptedBySilence: true })).toBe(1500);
  });
});
