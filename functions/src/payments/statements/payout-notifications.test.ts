import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../testing/campaign-funds.ts';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../../testing/documents.ts';
import { toNotification } from '../../platform/projections/notifications.ts';
import { payoutNotifications } from './payout-notifications.ts';
import { refundNotifications } from '../projections.ts';
import { newRefundRequest } from '../refunds/refund-request.ts';

const at = new Date('2026-05-04T10:00:00Z');
const later = new Date('2026-05-06T10:00:00Z');

function fundsWith(fields: Partial<RefundRequest>): CampaignFunds {
  const funds = { ...campaignFundsDocument(100_000), updatedAt: later };
  return { ...funds, refundRequest: { ...newRefundRequest(funds, at), ...fields } };
}

const failure = { reason: 'balance_insufficient', details: 'No balance', triedUntil: null };
const told = (fields: Partial<RefundRequest>) => refundNotifications(fundsWith(fields)).map(({ kind }) => kind);

describe('the owner of a closed campaign', () => {
  it('hears nothing before a refund is asked for', () => {
    expect(refundNotifications(campaignFundsDocument(100_000))).toEqual([]);
  });

  it.each([
    ['asked for', {}, ['refund_requested']],
    ['granted', { status: 'granted', decidedAt: later }, ['refund_requested', 'refund_granted']],
    ['refused', { status: 'refused', decidedAt: later }, ['refund_requested', 'refund_refused']],
    ['asked of the provider', { status: 'refunding', decidedAt: later }, ['refund_requested', 'refund_granted']],
    [
      'taken by the provider',
      { status: 'refunding', decidedAt: later, refundId: 're_1', lastSentAt: later, attempt: 1 },
      ['refund_requested', 'refund_granted'],
    ],
    [
      'kept back by the provider',
      { status: 'refunding', decidedAt: later, refundId: 're_1', pendingReason: 'insufficient_funds', attempt: 1 },
      ['refund_requested', 'refund_granted', 'refund_delayed'],
    ],
    [
      'made by the provider at the moment',
      { status: 'refunding', decidedAt: later, refundId: 're_1', pendingReason: 'processing', attempt: 1 },
      ['refund_requested', 'refund_granted'],
    ],
    [
      'waiting for its payer',
      { status: 'refunding', decidedAt: later, refundId: 're_1', pendingReason: 'requires_action', attempt: 1 },
      ['refund_requested', 'refund_granted'],
    ],
    [
      'made',
      { status: 'refunded', decidedAt: later, refundId: 're_1', lastSentAt: later, attempt: 1 },
      ['refund_requested', 'refund_granted', 'refund_sent'],
    ],
    [
      'to be tried again',
      { status: 'granted', decidedAt: later, attempt: 2, failure },
      ['refund_requested', 'refund_granted', 'refund_delayed'],
    ],
    [
      'failed for good',
      { status: 'failed', decidedAt: later, attempt: 2, failure },
      ['refund_requested', 'refund_granted', 'refund_failed'],
    ],
    ['of nothing any more', { status: 'lapsed' }, ['refund_requested', 'refund_lapsed']],
  ] satisfies [string, Partial<RefundRequest>, string[]][])('hears of a refund that is %s', (_what, fields, kinds) => {
    expect(told(fields)).toEqual(kinds);
  });

  it('hears that it is sent with the moment at which the provider had made it', () => {
    const made = { status: 'refunded', attempt: 1, lastSentAt: at, refundedAt: later } as const;
    expect(refundNotifications(fundsWith(made)).at(-1)).toMatchObject({ kind: 'refund_sent', at: later });
  });

  it('hears of the same step once, of the next request and of another attempt again', () => {
    const ids = (fields: Partial<RefundRequest>) =>
      refundNotifications(fundsWith(fields)).map((notice) => toNotification('cmp_1', notice).id);
    const first = { status: 'failed', attempt: 1, failure } as const;
    expect(ids(first)).toEqual(ids(first));
    expect(ids({ ...first, attempt: 2 }).at(-1)).not.toBe(ids(first).at(-1));
    expect(ids({ ...first, number: 2 })[0]).not.toBe(ids(first)[0]);
  });

  it('hears of the first of many delays only', () => {
    const delays = [1, 2, 3].map((attempt) =>
      refundNotifications(fundsWith({ status: 'granted', attempt, failure })).at(-1),
    );
    expect(new Set(delays.map((notice) => notice?.occasion)).size).toBe(1);
  });
});

describe('both sides of a payout', () => {
  const application = applicationDocument({ campaignId: 'cmp_1', creatorId: 'creator', ownerId: 'owner' });
  const payout = (fields: Partial<Payout>) =>
    payoutDocument(deliverableDocument(application, { id: 'dlv_1' }), { id: 'pay_1', ...fields });
  const heard = (fields: Partial<Payout>) => payoutNotifications(payout(fields)).map(({ uid, kind }) => [uid, kind]);

  it('hear that it has failed; its creator, when only they can put it right, what they have to do', () => {
    expect(heard({ status: 'failed', failure })).toEqual([
      ['creator', 'payout_failed'],
      ['owner', 'payout_failed'],
    ]);
    for (const reason of ['no_account', 'account_not_ready']) {
      const ofAccount = { status: 'failed', failure: { ...failure, reason } } as const;
      expect(heard(ofAccount)[0]).toEqual(['creator', 'payout_needs_account']);
    }
  });

  it('hear of what was paid by itself, which nobody has decided on', () => {
    expect(heard({ status: 'paid', readingId: 'rdg_1' })).toEqual([
      ['creator', 'payout_paid'],
      ['owner', 'views_paid'],
    ]);
  });

  it('hear that money was taken back, of each time', () => {
    expect(heard({ status: 'paid', reversedCents: 100 })).toEqual([
      ['creator', 'payout_paid'],
      ['creator', 'payout_reversed'],
      ['owner', 'payout_reversed'],
    ]);
    expect(heard({ status: 'reversed', reversedCents: 500 })).toHaveLength(2);
  });

  it('hear nothing while it is on its way', () => {
    for (const status of ['reserved', 'sending', 'unresolved', 'lapsed'] as const)
      expect(heard({ status })).toEqual([]);
  });
});
