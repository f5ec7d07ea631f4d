import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../testing/documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { payoutProjections } from './projections.ts';

const payoutCounts = (payout: Payout) => countsOf(payoutProjections, [payout]);

const application = applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner' });
const deliverable = deliverableDocument(application, { id: 'd1' });
/** December 31 of UTC, and the first day of the year in Singapore. */
const NEW_YEAR = new Date('2025-12-31T16:00:00Z');
const OF_DAY = { 'paidOut.2026-01-01': 700, 'views.2026-01-01': 1000 };
const inStatus = (status: PayoutStatus) =>
  payoutCounts(payoutDocument(deliverable, { id: 'p1', amountCents: 700, status, createdAt: NEW_YEAR }));

describe('what a payout contributes', () => {
  it('is its amount, paid and earned, once it is paid', () => {
    expect(inStatus('paid')).toEqual({
      'dashboards/owner': { 'money.paidOutCount': 1 },
      'dashboards/creator': { 'money.earnedCents': 700, 'money.earnedCount': 1 },
      'campaigns/c1': { 'counts.paidOutCents': 700 },
      'dailyFigures/owner__2026': OF_DAY,
      'dailyFigures/creator__2026': OF_DAY,
      'records/owner': { 'payouts.made': 1 },
      'records/creator': { 'payouts.received': 1 },
    });
  });

  it.each(['held', 'reserved', 'sending'] as const)('is its amount, waiting, while %s', (status) => {
    expect(inStatus(status)).toEqual({
      'dashboards/creator': { 'money.pendingEarningsCents': 700 },
      'campaigns/c1': { 'counts.committedCents': 700 },
    });
  });

  it('is its amount, waiting and stuck, while its outcome is unknown', () => {
    expect(inStatus('unresolved')).toEqual({
      'dashboards/creator': { 'money.pendingEarningsCents': 700 },
      'campaigns/c1': { 'counts.committedCents': 700, 'counts.stuckPayouts': 1 },
    });
  });

  it('is only that it is stuck once it failed, and nothing once it lapsed', () => {
    expect(inStatus('failed')).toEqual({ 'campaigns/c1': { 'counts.stuckPayouts': 1 } });
    expect(inStatus('lapsed')).toEqual({});
  });

  it('is what was not taken back when reversed', () => {
    const reversed = (reversedCents: number) =>
      payoutCounts({
        ...payoutDocument(deliverable, { id: 'p1', amountCents: 700, status: 'reversed' }),
        reversedCents,
      });
    expect(reversed(700)).toEqual({});
    expect(reversed(200)['dashboards/creator']).toEqual({ 'money.earnedCents': 500, 'money.earnedCount': 1 });
  });

  describe('for the days of both sides', () => {
    const { receipt, ...payout } = payoutDocument(deliverable, {
      id: 'p1',
      amountCents: 700,
      status: 'paid',
      createdAt: NEW_YEAR,
    });
    const ofDay = (fields: Partial<Payout>) =>
      payoutCounts({ ...payout, receipt, ...fields })['dailyFigures/creator__2026'];

    it('is only the views that counted for the first time', () => {
      expect(ofDay({ countedBefore: 400 })).toMatchObject({ 'views.2026-01-01': 600 });
    });

    it('is no views where an older document does not say how many counted before', () => {
      expect(ofDay({ receipt: { ...receipt, alreadyPaidCents: 1 } })).toEqual({ 'paidOut.2026-01-01': 700 });
    });

    it('is what was not taken back, and nothing once all of it was', () => {
      expect(ofDay({ status: 'reversed', reversedCents: 200 })).toEqual({ ...OF_DAY, 'paidOut.2026-01-01': 500 });
      expect(ofDay({ status: 'reversed', reversedCents: 700 })).toBeUndefined();
    });
  });
});
