import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { caseIdOf, closeCase, getOpenCase, openCase } from '../../cases/cases.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { moveRequest, withheldAfterRefusal } from './refund-request.ts';

/** Puts a request before the admins, in the unit of work that makes it. Writes 1. */
export function openRefundCase(
  tx: Tx,
  { campaignId, campaignTitle, ownerId }: CampaignFunds,
  { id, budgetCents, feeCents, flagged }: RefundRequest,
  now: Date,
): void {
  openCase(tx, {
    kind: 'refund',
    campaignId,
    subjectId: id,
    openedBy: ownerId,
    summary: `What is left of “${campaignTitle}” is to be refunded${flagged ? ', after a refusal' : ''}`,
    amountCents: budgetCents + feeCents,
    createdAt: now,
  });
}

/** Closes the case of a request that nobody has decided on in time: it is granted. Reads 1, writes 1. */
export async function grantUnflagged(tx: Tx, { id }: RefundRequest, now: Date): Promise<void> {
  const reason = 'Granted at the end of its review: nobody had flagged it';
  const decision = { status: 'granted', adminId: null, reason, decidedAt: now } as const;
  closeCase(tx, await getOpenCase(tx, caseIdOf('refund', id)), decision);
}

/**
 * Decides on the refund that an admin's case is about: a granted one is sent by the schedule, a refused one is not, a flagged one waits for as long as it
 * takes. Throws `illegal_state` when it is not waiting for a decision. Reads 1, writes 1.
 */
export async function decideRefund(
  tx: Tx,
  { campaignId, subjectId }: Pick<AdminCase, 'campaignId' | 'subjectId'>,
  {
    decision,
    reason,
    now,
  }: {
    readonly decision: 'granted' | 'refused' | 'flagged';
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const funds = await tx.campaignFunds.get(campaignId);
  const request = funds.refundRequest;
  if (request?.id !== subjectId || request.status !== 'requested') {
    throw new AppError('illegal_state', 'This refund does not wait for a decision any more');
  }
  const refundRequest =
    decision === 'flagged'
      ? { ...request, flagged: true }
      : moveRequest(request, decision, { decidedAt: now, decisionReason: decision === 'refused' ? reason : null });
  const withheldCents = decision === 'refused' ? withheldAfterRefusal(funds, request) : funds.withheldCents;
  tx.campaignFunds.put({ ...funds, refundRequest, withheldCents, refundCheckAt: now, updatedAt: now });
}
