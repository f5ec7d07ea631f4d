import type { Application } from '@doubloon/contract/applications/application.ts';
import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import type { Payable, PayableKind } from '../payments/payouts/payable.ts';
import type { Tx } from '../platform/database/database.ts';

/** An application as something that its completion pays for: what is left to pay of it. */
function toPayable(application: Application): Payable<Application> {
  const { id, campaignId, campaignTitle, creatorId, creatorName, ownerId, status, paymentProblem } = application;
  const change = (tx: Tx, changes: Partial<Application>) => {
    tx.applications.update(id, changes);
    return toPayable({ ...application, ...changes });
  };
  return {
    document: application,
    facts: {
      applicationId: id,
      campaignId,
      campaignTitle,
      creatorId,
      creatorName,
      ownerId,
      deliverableId: null,
      proofId: null,
    },
    isApproved: status === 'completed',
    report: null,
    decideBy: null,
    paymentProblem,
    async obstacle(tx) {
      if (application.accountClosed === 'creator') {
        return 'The creator has closed their account; nothing more can be paid to them';
      }
      if (!applicationLife.can(status, 'complete'))
        return `This application is ${status}; its payment cannot be approved`;
      if (application.content?.status !== 'approved') {
        return 'Approve the content of this application before its payment';
      }
      const isWaiting = await tx.deliverables.hasWaiting(id);
      return isWaiting ? 'Decide on the treasures of this application that wait for it first' : null;
    },
    approve: (tx, { feedback, now }) =>
      change(tx, { status: 'completed', completedAt: now, feedback: feedback ?? application.feedback }),
    recordProblem: (tx, problem) => void change(tx, { paymentProblem: problem }),
  };
}

export const applicationPayable: PayableKind<Payable<Application>> = {
  label: 'Application',
  find: async (documents, id) => {
    const application = await documents.applications.find(id);
    return application && toPayable(application);
  },
  hasOpen: (tx, campaignId, then) => tx.applications.hasOpenContent(campaignId, then),
  hasUnpaid: (tx, campaignId, now) => tx.applications.hasUnpaid(campaignId, now),
};
