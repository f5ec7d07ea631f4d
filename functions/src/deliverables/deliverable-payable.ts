import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { reportOfTreasure } from '@doubloon/contract/payments/counted-posts.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import type { Payable, PayableFacts, PayableKind } from '../payments/payouts/payable.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';

/** What a payout records of a deliverable. */
export function factsOfDeliverable(deliverable: Deliverable): PayableFacts {
  const { id, applicationId, campaignId, campaignTitle, creatorId, creatorName, ownerId } = deliverable;
  return {
    applicationId,
    campaignId,
    campaignTitle,
    creatorId,
    creatorName,
    ownerId,
    deliverableId: id,
    proofId: null,
  };
}

/** A deliverable as something that its approval pays for. */
export class DeliverablePayable implements Payable {
  readonly deliverable: Deliverable;

  constructor(deliverable: Deliverable) {
    this.deliverable = deliverable;
  }

  get facts() {
    return factsOfDeliverable(this.deliverable);
  }

  get isApproved() {
    return this.deliverable.status === 'approved';
  }

  get report() {
    return reportOfTreasure(this.deliverable);
  }

  get decideBy() {
    return this.deliverable.decideBy;
  }

  get paymentProblem() {
    return this.deliverable.paymentProblem;
  }

  requireApproval(_tx: Tx, seenViewCount: number | undefined): void {
    const { status, authorCheck, viewCount } = this.deliverable;
    if (status !== 'submitted') {
      throw new AppError('illegal_state', `This treasure is ${status} and cannot be approved`);
    }
    if (authorCheck === 'needs_admin') {
      throw new AppError(
        'illegal_state',
        'An admin still has to confirm that this post is by the creator’s linked account',
      );
    }
    if (seenViewCount !== undefined && seenViewCount !== viewCount) {
      throw new AppError('illegal_state', 'The creator has changed this treasure. Please look at it again.');
    }
  }

  approve(tx: Tx, { feedback, now }: { readonly feedback: string | null; readonly now: Date }): DeliverablePayable {
    const changes = { status: 'approved', feedback, decidedAt: now } as const;
    tx.deliverables.update(this.deliverable.id, changes);
    return new DeliverablePayable({ ...this.deliverable, ...changes });
  }

  recordProblem(tx: Tx, paymentProblem: PaymentProblem): void {
    tx.deliverables.update(this.deliverable.id, { paymentProblem });
  }
}

export const deliverablePayable: PayableKind = {
  label: 'Treasure',
  find: async (tx, id) => {
    const deliverable = await tx.deliverables.find(id);
    return deliverable && new DeliverablePayable(deliverable);
  },
  hasOpen: (tx, campaignId, then) => tx.deliverables.hasOpen(campaignId, then),
  hasUnpaid: (tx, campaignId, now) => tx.deliverables.hasUnpaid(campaignId, now),
};
