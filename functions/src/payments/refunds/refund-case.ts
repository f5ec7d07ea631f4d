import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { caseIdOf, openCase } from '../../cases/open-case.ts';
import { getOpenCase, closeCase } from '../../cases/close-case.ts';
import type { Tx } from '../../platform/database/database.ts';

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
