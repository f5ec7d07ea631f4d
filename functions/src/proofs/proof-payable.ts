import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { reportOfTreasure, type ViewsReport } from '@doubloon/contract/payments/counted-posts.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { factsOfDeliverable } from '../deliverables/deliverable-payable.ts';
import { recordProvenViews } from '../deliverables/record-proven-views.ts';
import type { Payable, PayableKind } from '../payments/payouts/payable.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';

/** A proof as something that its verification pays for: what it adds to its deliverable. */
export class ProofPayable implements Payable {
  readonly proof: Proof;
  readonly #deliverable: Deliverable;

  constructor(proof: Proof, deliverable: Deliverable) {
    this.proof = proof;
    this.#deliverable = deliverable;
  }

  get facts() {
    return { ...factsOfDeliverable(this.#deliverable), proofId: this.proof.id };
  }

  get isApproved() {
    return this.proof.status === 'verified';
  }

  get report(): ViewsReport {
    const { reportedViewCount: views, reportedAt } = this.proof;
    return { ...reportOfTreasure(this.#deliverable), views, reportedAt };
  }

  get decideBy() {
    return this.proof.decideBy;
  }

  get paymentProblem() {
    return this.proof.paymentProblem;
  }

  requireApproval(_tx: Tx, seenViewCount: number | undefined): void {
    const { status, reportedViewCount } = this.proof;
    if (status !== 'pending') throw new AppError('illegal_state', `This proof is ${status} and cannot become verified`);
    if (seenViewCount !== undefined && seenViewCount !== reportedViewCount) {
      throw new AppError('illegal_state', 'The creator has changed this proof. Please look at it again.');
    }
  }

  approve(tx: Tx, { feedback, now }: { readonly feedback: string | null; readonly now: Date }): ProofPayable {
    const changes = { status: 'verified', feedback, decidedAt: now } as const;
    tx.proofs.update(this.proof.id, changes);
    recordProvenViews(tx, this.#deliverable, this.proof);
    return new ProofPayable({ ...this.proof, ...changes }, this.#deliverable);
  }

  recordProblem(tx: Tx, paymentProblem: PaymentProblem): void {
    tx.proofs.update(this.proof.id, { paymentProblem });
  }
}

export const proofPayable: PayableKind = {
  label: 'Proof',
  find: async (tx, id) => {
    const proof = await tx.proofs.find(id);
    const deliverable = proof && (await tx.deliverables.find(proof.deliverableId));
    return deliverable && new ProofPayable(proof, deliverable);
  },
  hasOpen: (tx, campaignId, then) => tx.proofs.hasOpen(campaignId, then),
  hasUnpaid: (tx, campaignId, now) => tx.proofs.hasUnpaid(campaignId, now),
};
