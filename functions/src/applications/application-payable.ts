import type { Application } from '@doubloon/contract/applications/application.ts';
import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import { PAYMENT_REFUSED } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { applicationStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { approvePayable } from '../payments/payouts/decide-payable.ts';
import { giveUpHeld } from '../payments/payouts/held-payout.ts';
import type { Payable, PayableKind } from '../payments/payouts/payable.ts';
import { projectNotPayable } from '../payments/statements/payment-refusal.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { viewApplication } from './application-view.ts';

/** False once one side's account has ended or the payer's bank has taken the payment back: nothing is paid any more. */
export function mayEarn({ accountClosed, paymentLostAt }: Application): boolean {
  return accountClosed === null && paymentLostAt === null;
}

const REFUSED = 'Our team has not released this payment, so it is not made.';

/** An application as a payable: completing it pays the rest of its entitlement. */
function toPayable(application: Application): Payable<Application> {
  const { id, campaignId, campaignTitle, creatorId, creatorName, ownerId, status, paymentProblem } = application;
  const change = (tx: Tx, changes: Partial<Application>) => {
    tx.applications.update(id, changes);
    return toPayable({ ...application, ...changes });
  };
  const payable: Payable<Application> = {
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
      readingId: null,
    },
    isApproved: status === 'completed',
    report: null,
    shownViews: null,
    decideBy: null,
    paymentProblem,
    async obstacle(tx) {
      if (application.accountClosed === 'creator') {
        return 'The creator has closed their account; nothing more can be paid to them';
      }
      if (!applicationLife.can(status, 'complete'))
        return `This application is ${spoken(applicationStatusLabels[status])}; its payment cannot be approved`;
      if (paymentProblem?.reason === PAYMENT_REFUSED) {
        return 'Our team has not released this payment. It is made when they grant an appeal of the creator';
      }
      if (application.content?.status !== 'approved') {
        return 'Approve the content of this application before its payment';
      }
      const isWaiting = await tx.deliverables.hasWaiting(id);
      return isWaiting ? 'Decide on the treasures of this application that wait for it first' : null;
    },
    approve: (tx, { feedback, now }) =>
      change(tx, {
        ...applicationLife.move(application, 'complete'),
        completedAt: now,
        feedback: feedback ?? application.feedback,
      }),
    recordProblem: (tx, problem) => void change(tx, { paymentProblem: problem }),
    caseSubject: 'application',
    refuseHeld: (tx, held, { now }) => giveUpHeld(tx, payable, held, { details: REFUSED, now }),
  };
  return payable;
}

export const applicationPayable: PayableKind<Payable<Application>> = {
  find: async (documents, id) => {
    const application = await documents.applications.find(id);
    return application && toPayable(application);
  },
  findEvidence: async (documents, id) => {
    const application = await documents.applications.find(id);
    if (application?.status !== 'approved') return null;
    const { campaignId, ownerId, creatorId } = application;
    return { deliverableId: null, campaignId, ownerId, creatorId };
  },
  unpayable: projectNotPayable,
  findOpen: async (tx, campaignId, then) =>
    (await tx.applications.hasOpenContent(campaignId, then)) ? 'decisions' : null,
  hasUnpaid: (tx, campaignId, now) => tx.applications.hasUnpaid(campaignId, now),
};

/**
 * Pays the amount due to an application to one of the caller's campaigns and completes it, see `approvePayable`. Throws `illegal_state` before its content is
 * approved, while a treasure waits, or while money is in flight.
 */
export const approvePayment: Handler<'approvePayment'> = async (call, { params, body }) => {
  const ref = { kind: 'application', id: params.id } as const;
  const { document, payout } = await approvePayable(call, ref, { ...body, seenViews: null });
  return { ...(await viewApplication(call.db, document, call.caller)), payout };
};
