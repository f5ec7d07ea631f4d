import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { notifyAfterRejection } from '../deliverables/notify-of-lapse.ts';
import { problemNotifications } from '../payments/statements/payout-notifications.ts';
import { type DueNotification, momentOf, toBothSides } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { type Counts, campaignCounters } from '../platform/projections/counters.ts';
import { countDecision } from '../records/count-decision.ts';

export const proofProjections = defineProjections({
  trigger: 'onProofWritten',
  collection: COLLECTIONS.proofs,
  schema: Proof,
  counters: countProof,
  notifications: proofNotifications,
  requests: ['proof_submitted'],
  effects: [notifyAfterRejection],
});

/** A proof adds to its campaign's waiting ones and, once it is decided, to its owner's record. */
function countProof(proof: Proof): Counts[] {
  const { campaignId, ownerId, status, reportedAt } = proof;
  return [
    campaignCounters(campaignId, { pendingProofs: status === 'pending' ? 1 : 0 }),
    ...countDecision(ownerId, { ...proof, askedAt: reportedAt }),
  ];
}

/** An owner is told of each proof, again after it was sent back; a creator of the decision; both when it could not be paid. */
export function proofNotifications(proof: Proof): DueNotification[] {
  const { campaignTitle: title, status, reportedAt, decidedAt, paymentProblem } = proof;
  const { toCreator, toOwner } = toBothSides(proof, { title });
  const notifications: DueNotification[] = [{ ...toOwner, kind: 'proof_submitted', ...momentOf(reportedAt) }];
  if (decidedAt && status !== 'pending') {
    notifications.push({ ...toCreator, kind: `proof_${status}`, ...momentOf(decidedAt) });
  }
  if (status === 'pending' && paymentProblem) {
    notifications.push(...problemNotifications(toBothSides(proof, { title, part: 'proofs' }), paymentProblem));
  }
  return notifications;
}
