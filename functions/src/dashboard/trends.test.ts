import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../testing/campaign-funds.ts';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../testing/documents.ts';
import { toApplicationView } from '../applications/application-view.ts';
import { toPayoutView } from '../payments/statements/show-payouts.ts';
import { toTrends, type TrendSources } from './trends.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const all = <T>(...items: T[]) => ({ items, nextCursor: null });
const nothing: TrendSources = { payments: all(), applications: all(), deliverables: all(), payouts: all() };

const payment = (day: string, budgetCents = 10_000) => ({
  ...campaignFundsDocument(budgetCents),
  createdAt: new Date(day),
});

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

describe('toTrends', () => {
  it('has the last six months, the running one last, across the turn of a year too', () => {
    expect(toTrends(nothing, NOW).months.map(({ month }) => month)).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    expect(toTrends(nothing, new Date('2026-01-31T23:00:00Z')).months[0]?.month).toBe('2025-08');
  });

  it('puts payments with their fee, payouts and new views into their months, and leaves out what is older', () => {
    const { months } = toTrends(
      {
        payments: all(
          payment('2026-11-02T00:00:00Z'),
          payment('2026-06-01T00:00:00Z'),
          payment('2026-05-31T23:59:59Z'),
        ),
        applications: all(),
        deliverables: all(...application('a', '2026-10-05T00:00:00Z', 'delivered').deliverables),
        payouts: all(...application('b', '2026-10-09T00:00:00Z', 'paid').payouts),
      },
      NOW,
    );
    expect(months[0]).toEqual({ month: '2026-06', paidIn: 10_500, paidOut: 0, views: 0 });
    expect(months[4]).toEqual({ month: '2026-10', paidIn: 0, paidOut: 700, views: 800 });
    expect(months[5]).toEqual({ month: '2026-11', paidIn: 10_500, paidOut: 0, views: 0 });
  });

  it('books budget that was added in the month of its payment, each with a fee of its own', () => {
    const added = { ...payment('2026-11-03T00:00:00Z', 10_010), fundsId: 'fnd_1' };
    const { months } = toTrends({ ...nothing, payments: all(added, payment('2026-09-01T00:00:00Z', 10_010)) }, NOW);
    expect(months.map(({ paidIn }) => paidIn)).toEqual([0, 0, 0, 10_511, 0, 10_511]);
  });

  it('counts in each step of the funnel only those of the step before', () => {
    const reached = (['applied', 'approved', 'delivered', 'paid'] as const).map((step) =>
      application(`cmp${step}`, '2026-11-01T00:00:00Z', step),
    );
    const stray = application('cmpold', '2026-01-01T00:00:00Z', 'paid');
    const { funnel } = toTrends(
      {
        payments: all(),
        applications: all(...reached.map((one) => one.application)),
        deliverables: all(...reached.flatMap(({ deliverables: deliverables }) => deliverables), ...stray.deliverables),
        payouts: all(...reached.flatMap(({ payouts }) => payouts), ...stray.payouts),
      },
      NOW,
    );
    expect(funnel).toEqual({ applied: 4, approved: 3, delivered: 2, paid: 1 });
  });

  it('says when there was more in these months than it has counted', () => {
    const cut = (day: string) => ({ ...nothing, payments: { items: [payment(day)], nextCursor: 'next' } });
    expect(toTrends(cut('2026-11-01T00:00:00Z'), NOW).complete).toBe(false);
    expect(toTrends(cut('2026-05-01T00:00:00Z'), NOW).complete).toBe(true);
  });
});
