import type { Application } from '@doubloon/contract/applications/application.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import type { Payable, PayableFacts, PayableKind } from '../payments/payouts/payable.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';

/** An application as something that its completion pays for: what is left to settle of it. */
export class ApplicationPayable implements Payable {
  readonly application: Application;
  readonly report = null;
  readonly decideBy = null;

  constructor(application: Application) {
    this.application = application;
  }

  get facts(): PayableFacts {
    const { id, campaignId, campaignTitle, creatorId, creatorName, ownerId } = this.application;
    return {
      applicationId: id,
      campaignId,
      campaignTitle,
      creatorId,
      creatorName,
      ownerId,
      deliverableId: null,
      proofId: null,
    };
  }

  get isApproved() {
    return this.application.status === 'completed';
  }

  get paymentProblem() {
    return this.application.paymentProblem;
  }

  async requireApproval(tx: Tx): Promise<void> {
    const { id, status, content, accountClosed } = this.application;
    if (accountClosed === 'creator') {
      throw new AppError('illegal_state', 'The creator has closed their account; nothing more can be paid to them');
    }
    if (status !== 'approved') {
      throw new AppError('illegal_state', `This application is ${status}; its payment cannot be approved`);
    }
    if (content?.status !== 'approved') {
      throw new AppError('illegal_state', 'Approve the content of this application before its payment');
    }
    if (await tx.deliverables.hasWaiting(id)) {
      throw new AppError('illegal_state', 'Decide on the treasures of this application that wait for it first');
    }
  }

  approve(tx: Tx, { feedback, now }: { readonly feedback: string | null; readonly now: Date }): ApplicationPayable {
    const { application } = this;
    const changes = { status: 'completed', completedAt: now, feedback: feedback ?? application.feedback } as const;
    tx.applications.update(application.id, changes);
    return new ApplicationPayable({ ...application, ...changes });
  }

  recordProblem(tx: Tx, paymentProblem: PaymentProblem): void {
    tx.applications.update(this.application.id, { paymentProblem });
  }
}

export const applicationPayable: PayableKind = {
  label: 'Application',
  find: async (tx, id) => {
    const application = await tx.applications.find(id);
    return application && new ApplicationPayable(application);
  },
  hasOpen: (tx, campaignId, then) => tx.applications.hasOpenContent(campaignId, then),
  hasUnpaid: (tx, campaignId, now) => tx.applications.hasUnpaid(campaignId, now),
};
