import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../testing/documents.ts';
import { toApplicationView } from '../applications/application-view.ts';
import { toPayoutView } from '../payments/statements/show-payouts.ts';
import { spanOf, toTrends, type TrendSources } from './trends.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const all = <T>(...items: T[]) => ({ items, nextCursor: null });
const noDays = { paidIn: {}, paidOut: {}, views: {} };
const nothing: TrendSources = { figures: noDays, applications: all(), deliverables: all(), payouts: all() };

/** The course of one application: how far it got, with its treasure and payout. */
function application(campaignId: string, day: string, reached: 'applied' | 'approved' | 'delivered' | 'paid') {
  const createdAt = new Date(day);
  const status = reached === 'applied' ? 'pending' : 'approved';
  const stored = applicationDocument({ campaignId, creatorId: 'c', ownerId: 'o', status, createdAt });
  const deliverable = deliverableDocument(stored, {
    id: `dlv${campaignId}`,
    createdAt,
    status: 'approved',
    viewCount: 1_000,
    baselineViews: 200,
  });
  const payout = payoutDocument(deliverable, { id: `pay${campaignId}`, status: 'paid', amountCents: 700, createdAt });
  return {
    application: toApplicationView(stored, null, null),
    deliverables: reached === 'delivered' || reached === 'paid' ? [deliverable] : [],
    payouts: reached === 'paid' ? [toPayoutView(payout)] : [],
  };
}

describe('spanOf', () => {
  it('has a column for each of the last 7 days, today included, ten of three days for 30 and fifteen of six for 90', () => {
    expect(spanOf('7', '2026-11-20').columns).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => ({ from: `2026-11-${day}`, to: `2026-11-${day}` })),
    );
    const ends = (range: '30' | '90') => {
      const { columns } = spanOf(range, '2026-11-20');
      return [columns.length, columns[0], columns.at(-1)];
    };
    expect(ends('30')).toEqual([
      10,
      { from: '2026-10-22', to: '2026-10-24' },
      { from: '2026-11-18', to: '2026-11-20' },
    ]);
    expect(ends('90')).toEqual([
      15,
      { from: '2026-08-23', to: '2026-08-28' },
      { from: '2026-11-15', to: '2026-11-20' },
    ]);
  });

  it.each([
    ['7', '2026-11-07'],
    ['30', '2026-09-22'],
    ['90', '2026-05-25'],
    ['all', null],
  ] as const)('compares %s with as many days before', (range, from) => {
    expect(spanOf(range, '2026-11-20').beforeFrom).toBe(from);
  });

  it('has six months of all time at least, across the turn of a year too, and the running one up to today', () => {
    const { columns } = spanOf('all', '2026-01-31');
    expect(columns.map(({ from }) => from.slice(0, 7))).toEqual([
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
    ]);
    expect(columns[3]).toEqual({ from: '2025-11-01', to: '2025-11-30' });
    expect(columns[5]).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });

  it('puts several months into a column where there are many, and leaves none out', () => {
    const { columns } = spanOf('all', '2026-11-20', '2021-03-09');
    expect(columns).toHaveLength(23);
    expect(columns[0]?.from).toBe('2021-03-01');
    expect(columns.at(-1)).toEqual({ from: '2026-09-01', to: '2026-11-20' });
    for (const [index, { from }] of columns.slice(1).entries()) {
      const dayBefore = new Date(Date.parse(`${from}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      expect(columns[index]?.to).toBe(dayBefore);
    }
  });
});

describe('toTrends', () => {
  it('begins all time with the first day of which anything is left', () => {
    const figures = { ...noDays, paidOut: { '2025-01-03': 0, '2025-12-24': 500 }, views: { '2025-01-03': 0 } };
    expect(toTrends('all', { ...nothing, figures }, NOW).columns[0]?.from).toBe('2025-12-01');
  });

  const figures = {
    paidIn: { '2026-11-13': 5, '2026-11-14': 10_500, '2026-11-21': 7 },
    paidOut: { '2026-11-06': 1, '2026-11-07': 300, '2026-11-20': 700 },
    views: { '2026-11-19': 40, '2026-11-20': 800 },
  };

  it('adds up the days of the range, column by column and in all, beside as many days before', () => {
    const { columns, total, before } = toTrends('7', { ...nothing, figures }, NOW);
    expect(columns[0]).toEqual({ from: '2026-11-14', to: '2026-11-14', paidIn: 10_500, paidOut: 0, views: 0 });
    expect(columns.at(-1)).toEqual({ from: '2026-11-20', to: '2026-11-20', paidIn: 0, paidOut: 700, views: 800 });
    expect(total).toEqual({ paidIn: 10_500, paidOut: 700, views: 840 });
    expect(before).toEqual({ paidIn: 5, paidOut: 300, views: 0 });
  });

  it('adds up all time from the first day that has anything, with nothing before it', () => {
    const since = { ...figures, paidIn: { '2025-12-31': 21_000 } };
    const { columns, total, before } = toTrends('all', { ...nothing, figures: since }, NOW);
    expect(columns[0]).toMatchObject({ from: '2025-12-01', to: '2025-12-31', paidIn: 21_000 });
    expect(total).toEqual({ paidIn: 21_000, paidOut: 1_001, views: 840 });
    expect(before).toBeNull();
  });

  it('ends with the day in Singapore, which begins eight hours before that of UTC', () => {
    const evening = new Date('2026-11-19T16:00:00Z');
    expect(toTrends('7', { ...nothing, figures }, evening).columns.at(-1)).toMatchObject({
      to: '2026-11-20',
      views: 800,
    });
  });

  it('counts in each step of the funnel only those of the step before', () => {
    const reached = (['applied', 'approved', 'delivered', 'paid'] as const).map((step) =>
      application(`cmp${step}`, '2026-11-01T00:00:00Z', step),
    );
    const stray = application('cmpold', '2026-01-01T00:00:00Z', 'paid');
    const { funnel } = toTrends(
      '90',
      {
        ...nothing,
        applications: all(...reached.map((one) => one.application)),
        deliverables: all(...reached.flatMap(({ deliverables: deliverables }) => deliverables), ...stray.deliverables),
        payouts: all(...reached.flatMap(({ payouts }) => payouts), ...stray.payouts),
      },
      NOW,
    );
    expect(funnel).toEqual({ applied: 4, approved: 3, delivered: 2, paid: 1 });
  });

  it('says when there was more in the range than it has counted', () => {
    const { application: old } = application('cmpold', '2026-11-01T00:00:00Z', 'applied');
    const cut = { ...nothing, applications: { items: [old], nextCursor: 'next' } };
    expect(toTrends('30', cut, NOW).complete).toBe(false);
    expect(toTrends('7', cut, NOW).complete).toBe(true);
    expect(toTrends('all', cut, NOW).complete).toBe(false);
  });
});
