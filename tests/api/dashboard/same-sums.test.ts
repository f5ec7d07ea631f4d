import type { DailyFigures } from '@doubloon/contract/dashboard/daily-figures.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../../functions/testing/documents.ts';
import { toTrends } from '../../../functions/src/dashboard/trends.ts';
import { payoutProjections } from '../../../functions/src/payments/projections.ts';
import { toPayoutView } from '../../../functions/src/payments/statements/show-payouts.ts';
import { countsOf } from '../../../functions/src/platform/projections/projection.ts';
import { growthIn, paidOverTime, viewsOverTime } from '../../../web/src/features/payouts/over-time.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const none = { items: [], nextCursor: null };

const application = applicationDocument({ campaignId: 'cmp_1', creatorId: 'cy', ownerId: 'ada', status: 'approved' });
const deliverable = deliverableDocument(application, { id: 'dlv_1' });

/** A payout that was decided at a moment, from `before` views to `views`. */
function payout(time: string, [before, views]: readonly [number, number], fields: { reversedCents?: number } = {}) {
  const base = payoutDocument(deliverable, { id: `pay_${time}`, status: 'paid', createdAt: new Date(time) });
  const receipt = { ...base.receipt, countedViews: views };
  return { ...base, updatedAt: NOW, countedBefore: before, receipt, ...fields };
}

describe('what a loot and a dashboard say was paid in some days', () => {
  // Days of Singapore begin at 16:00 UTC; 7 days of the 20th begin with the 14th, those before with the 7th.
  const payouts = [
    payout('2026-11-06T15:59:00Z', [0, 1000]),
    payout('2026-11-06T16:00:00Z', [1000, 1500]),
    payout('2026-11-13T15:59:00Z', [1500, 2100], { reversedCents: 7_500 }),
    payout('2026-11-13T16:00:00Z', [2500, 3000]),
    payout('2026-11-15T10:00:00Z', [3000, 3300], { reversedCents: 37_500 }),
    payout('2026-11-20T02:00:00Z', [3300, 4000]),
  ];
  const counted = countsOf(payoutProjections, payouts)['dailyFigures/ada__2026'] ?? {};
  const ofKind = (kind: keyof DailyFigures) =>
    Object.fromEntries(
      Object.entries(counted).flatMap(([path, sum]) =>
        path.startsWith(`${kind}.`) ? [[path.split('.')[1], sum]] : [],
      ),
    ) as DailyFigures['paidOut'];
  const figures: DailyFigures = { paidIn: {}, paidOut: ofKind('paidOut'), views: ofKind('views') };
  const views: readonly PayoutView[] = payouts.map((one) => toPayoutView(one));
  const startedAt = new Date('2026-10-01T00:00:00Z');

  it.each(['7', '30', '90'] as const)('is the same sum: %s days', (range) => {
    const { total, before } = toTrends(range, { figures, applications: none, deliverables: none, payouts: none }, NOW);
    const paid = growthIn(paidOverTime(views, NOW), Number(range));
    expect(paid).toEqual({ now: total.paidOut, before: before?.paidOut });
    const brought = growthIn(viewsOverTime({ startedAt, now: NOW, payouts: views }), Number(range));
    expect(brought).toEqual({ now: total.views, before: before?.views });
    expect(total.paidOut).toBeGreaterThan(0);
    expect(dayInSingapore(NOW)).toBe('2026-11-20');
  });
});
