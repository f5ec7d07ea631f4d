import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { caseIdOf, openCase } from '../cases/open-case.ts';
import { getOpenCase, settleCase } from '../cases/settle-case.ts';

/** Puts a request before the admins, with the transaction that makes it. Writes 1. */
export function openRefundCase(
  transaction: Transaction,
  db: Firestore,
  { campaignId, campaignTitle, ownerId }: CampaignFunds,
  { id, budgetCents, feeCents, flagged }: RefundRequest,
  now: Date,
): void {
  openCase(transaction, db, {
    kind: 'refund',
    campaignId,
    subjectId: id,
    openedBy: ownerId,
    summary: `What is left of “${campaignTitle}” is to be refunded${flagged ? ', after a refusal' : ''}`,
    amountCents: budgetCents + feeCents,
    createdAt: now,
  });
}

/** Reads the case of a request that nobody has decided on in time; the function it returns grants it. Reads 1; it writes 1. */
export async function grantUnflagged(
  transaction: Transaction,
  db: Firestore,
  { id }: RefundRequest,
  now: Date,
): Promise<() => void> {
  const reason = 'Granted at the end of its review: nobody had flagged it';
  const decision = { status: 'granted', adminId: null, reason, decidedAt: now } as const;
  const found = await getOpenCase(transaction, db, caseIdOf('refund', id));
  return () => void settleCase(transaction, db, found, decision);
}
