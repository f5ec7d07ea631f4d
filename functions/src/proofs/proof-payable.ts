import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { knownBaseline, reportOfProof } from '@doubloon/contract/payments/counted-posts.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import { isRemoved } from '@doubloon/contract/readings/reading.ts';
import { proofStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { factsOfDeliverable, recordProvenViews, REMOVED } from '../deliverables/deliverable-payable.ts';
import { rejectHeld } from '../payments/payouts/decide-payable.ts';
import type { PayableKind, PayablePost } from '../payments/payouts/payable.ts';
import { notPayable } from '../payments/statements/payment-refusal.ts';
import type { Tx } from '../platform/database/database.ts';

/** A proof as a payable: verifying it pays for the views that it adds to its deliverable. */
function toPayable(proof: Proof, deliverable: Deliverable, application: Application): PayablePost<Proof> {
  const approvedAt = application.decidedAt ?? application.createdAt;
  const { id, status, decideBy, paymentProblem } = proof;
  const word = spoken(proofStatusLabels[status]);
  const change = (tx: Tx, changes: Partial<Proof>) => {
    tx.proofs.update(id, changes);
    return toPayable({ ...proof, ...changes }, deliverable, application);
  };
  const payable: PayablePost<Proof> = {
    document: proof,
    facts: { ...factsOfDeliverable(deliverable), proofId: id },
    turnedDown: (to, refuse) => proofLife.move(proof, to === 'rejected' ? 'reject' : 'sendBack', () => refuse(word)),
    isApproved: status === 'verified',
    report: reportOfProof(deliverable, proof, approvedAt),
    decideBy,
    paymentProblem,
    shownViews: proof.reportedViewCount,
    obstacle() {
      if (!proofLife.can(status, 'verify'))
        return `This proof is ${word} and cannot become ${spoken(proofStatusLabels.verified)}`;
      return isRemoved(deliverable.postState) ? REMOVED : null;
    },
    approve(tx, { feedback, now, acceptedAt, post, counted }) {
      if (!post || !counted) throw new Error(`The count of the proof ${id} was not accepted`);
      const baselineSource = knownBaseline(deliverable, approvedAt) === null ? counted.source : 'platform';
      recordProvenViews(tx, deliverable, proof, { post, counted, baselineSource });
      return change(tx, { ...proofLife.move(proof, 'verify'), feedback, acceptedAt, decidedAt: now });
    },
    turnDown: change,
    recordProblem: (tx, problem) => void change(tx, { paymentProblem: problem }),
    caseSubject: 'proof',
    refuseHeld: (tx, _held, refusal) => rejectHeld(tx, payable, { kind: 'proof', id }, refusal),
  };
  return payable;
}

export const proofPayable: PayableKind<PayablePost<Proof>> = {
  find: async (documents, id) => {
    const proof = await documents.proofs.find(id);
    const deliverable = proof && (await documents.deliverables.find(proof.deliverableId));
    return deliverable && toPayable(proof, deliverable, await documents.applications.get(deliverable.applicationId));
  },
  findEvidence: async (documents, id) => {
    const proof = await documents.proofs.find(id);
    if (!proof || proof.status === 'verified') return null;
    return { deliverableId: proof.deliverableId, proofId: id };
  },
  unpayable: notPayable,
  findOpen: async (tx, campaignId, then) => ((await tx.proofs.hasOpen(campaignId, then)) ? 'decisions' : null),
  hasUnpaid: (tx, campaignId, now) => tx.proofs.hasUnpaid(campaignId, now),
};
