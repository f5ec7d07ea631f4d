import { PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument, proofDocument } from '../../testing/documents.ts';
import { NO_ACCOUNT, paymentHeld, refusedByAdmin } from '../payments/statements/payment-refusal.ts';
import { proofNotifications } from './projections.ts';

const at = new Date('2026-05-04T10:00:00Z');
const parties = { campaignId: 'cmp_1', creatorId: 'cy', ownerId: 'olive' };
const deliverable = deliverableDocument(applicationDocument(parties), { id: 'dlv_1', campaignTitle: 'Rainproof' });
const told = (fields: Partial<Proof>) =>
  proofNotifications(proofDocument(deliverable, { id: 'prf_1', ...fields })).map(({ kind, title }) => [kind, title]);

describe('what is told of a proof', () => {
  it('names its loot', () => {
    expect(told({ status: 'verified', decidedAt: at })).toEqual([
      ['proof_submitted', 'Rainproof'],
      ['proof_verified', 'Rainproof'],
    ]);
    const paymentProblem = PaymentProblem.parse({ ...NO_ACCOUNT, since: at, endedAt: at });
    expect(told({ paymentProblem })).toEqual([
      ['proof_submitted', 'Rainproof'],
      ['payout_needs_account', 'Rainproof'],
      ['payout_failed', 'Rainproof'],
      ['payout_given_up', 'Rainproof'],
      ['payout_given_up', 'Rainproof'],
    ]);
  });

  it('says of a payment that an admin looks at that it is held, not that it failed', () => {
    const paymentProblem = PaymentProblem.parse({ ...paymentHeld('Our team looks'), since: at });
    expect(told({ paymentProblem }).map(([kind]) => kind)).toEqual(['proof_submitted', 'payout_held', 'payout_held']);
  });

  it('says of a payment that an admin has refused that it is not made, not that time ran out', () => {
    const paymentProblem = PaymentProblem.parse({ ...refusedByAdmin('It is not made'), since: at, endedAt: at });
    expect(told({ paymentProblem }).map(([kind]) => kind)).toEqual([
      'proof_submitted',
      'payout_refused',
      'payout_refused',
    ]);
  });

  it('names none where the proof was submitted before it kept one', () => {
    expect(told({ campaignTitle: null })).toEqual([['proof_submitted', null]]);
  });
});
