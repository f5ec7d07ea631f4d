import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { problemNotifications } from '../payments/statements/payout-notifications.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { campaignCounters } from '../platform/projections/counters.ts';

export const proofProjections = defineProjections({
  trigger: 'onProofWritten',
  collection: COLLECTIONS.proofs,
  schema: Proof,
  counters: ({ campaignId, status }) => [campaignCounters(campaignId, { pendingProofs: status === 'pending' ? 1 : 0 })],
  notifications: proofNotifications,
});

/** An owner hears of each proof, again after it was sent back; a creator of what was decided; both when it could not be paid. */
export function proofNotifications(proof: Proof): DueNotification[] {
  const { applicationId, campaignId, ownerId, creatorId, campaignTitle: title, status, reportedAt, decidedAt } = proof;
  const named = { title, actorName: null };
  const notifications: DueNotification[] = [
    {
      uid: ownerId,
      kind: 'proof_submitted',
      subject: { type: 'campaign', id: campaignId },
      ...named,
      ...momentOf(reportedAt),
    },
  ];
  if (decidedAt && status !== 'pending') {
    const subject = { type: 'application', id: applicationId } as const;
    notifications.push({ uid: creatorId, kind: `proof_${status}`, subject, ...named, ...momentOf(decidedAt) });
  }
  if (status === 'pending' && proof.paymentProblem) {
    notifications.push(
      ...problemNotifications(proof, proof.paymentProblem, { title, creatorName: null, part: 'proofs' }),
    );
  }
  return notifications;
}
