import type { PayoutStatus } from '@doubloon/contract/payments/payout.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../testing/documents.ts';
import { payoutContributions } from './contributions.ts';

const application = applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner' });
const inStatus = (status: PayoutStatus) =>
  payoutContributions(
    payoutDocument(deliverableDocument(application, { id: 'd1' }), { id: 'p1', amountCents: 700, status }),
  );

describe('what a payout contributes', () => {
  it('is its amount, paid and earned, once it is paid', () => {
    expect(inStatus('paid')).toEqual({
      'dashboards/owner': { 'money.paidOutCents': 700, 'money.paidOutCount': 1 },
      'dashboards/creator': { 'money.earnedCents': 700, 'money.earnedCount': 1 },
      'campaigns/c1': { 'counts.paidOutCents': 700 },
    });
  });

  it.each(['reserved', 'sending', 'unresolved'] as const)('is its amount, waiting, while %s', (status) => {
    expect(inStatus(status)).toEqual({
      'dashboards/owner': { 'money.pendingPayoutCents': 700 },
      'dashboards/creator': { 'money.pendingEarningsCents': 700 },
      'campaigns/c1': { 'counts.committedCents': 700 },
    });
  });

  it.each(['failed', 'reversed'] as const)('is nothing when %s', (status) => {
    expect(inStatus(status)).toEqual({});
  });
});
