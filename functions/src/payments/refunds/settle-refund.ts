import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { caseIdOf, closeCase, describeCase, openCase } from '../../cases/cases.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { settlementEntries } from '../ledger/ledger.ts';
import type { Payables } from '../payouts/payable.ts';
import { findRefundHold, isOwedToCardholder } from './refund-hold.ts';
import { attemptOf, leftToRefund, moveRequest } from './refund-request.ts';

const MAX_SUMMARY_LENGTH = 500;

/**
 * Puts an attempt that has failed for good before the admins, in the unit of work that notes the failure: what the provider cannot give back may be paid from the
 * platform's bank. Writes 1.
 */
export function openSettlementCase(
  tx: Tx,
  log: Dependencies['log'],
  funds: CampaignFunds,
  request: RefundRequest,
  now: Date,
): void {
  const { campaignId, ownerId } = funds;
  const subjectId = attemptOf(request);
  const amountCents = request.budgetCents + request.feeCents;
  log.error({ campaignId, refund: subjectId, cents: amountCents }, 'a refund has failed for good');
  openCase(tx, {
    kind: 'settlement',
    campaignId,
    subjectId,
    openedBy: ownerId,
    ...whatFailed(funds, request),
    amountCents,
    createdAt: now,
  });
}

const FRAUD =
  'The payment may be fraud, so nothing is paid from the bank of the platform. What is left is owed to the cardholder, who gets it by a dispute or from the card’s issuer.';

/** Returns what an admin reads of a failed request. */
function whatFailed(
  funds: Pick<CampaignFunds, 'campaignTitle' | 'fraudWarnedAt' | 'warnedLateAt'>,
  { failure }: RefundRequest,
): Pick<AdminCase, 'summary' | 'maybeFraud'> {
  const maybeFraud = isOwedToCardholder(funds);
  const summary = `The refund of “${funds.campaignTitle}” failed: ${maybeFraud ? `${FRAUD} ` : ''}${failure?.details ?? ''}`;
  return { maybeFraud, summary: summary.slice(0, MAX_SUMMARY_LENGTH) };
}

/** Tells the admins, in the unit of work in which a payment turns out to be maybe fraud, that its failed refund is not to be paid from the platform's bank. Reads and writes up to 1. */
export async function warnSettlementCase(tx: Tx, funds: CampaignFunds): Promise<void> {
  const { refundRequest: request } = funds;
  const found = request?.status === 'failed' ? await tx.cases.find(caseIdOf('settlement', attemptOf(request))) : null;
  if (!request || !found || caseLife.isFinal(found.status)) return;
  describeCase(tx, found, whatFailed(funds, request));
}

/** Closes the case of a failed request that another one follows: that one is for all that is left. Reads up to 1, for a function that writes up to 1. */
export async function endSettlementCase(tx: Tx, last: RefundRequest | null, now: Date): Promise<() => void> {
  const found = last?.status === 'failed' ? await tx.cases.find(caseIdOf('settlement', attemptOf(last))) : null;
  if (!found || caseLife.isFinal(found.status)) return () => {};
  const decision = { adminId: null, reason: 'The refund was asked for again', decidedAt: now };
  return () => void closeCase(tx, found, 'refused', decision);
}

/**
 * Books that a failed refund was paid from the platform's bank: exactly what its last attempt was for. Throws `illegal_state` for another amount, when the refund has gone
 * on since, less is left of it, something holds the money as it holds a refund, or the payment may be fraud: whoever has paid with a stolen card is owed nothing. Reads up to 24, writes up to 3.
 */
export async function settleOffProvider(
  tx: Tx,
  payables: Payables,
  { campaignId, subjectId }: Pick<AdminCase, 'campaignId' | 'subjectId'>,
  { reference, amountCents, now }: { readonly reference: string; readonly amountCents: number; readonly now: Date },
): Promise<void> {
  if (campaignId === null) throw new TypeError('A refund is of a loot');
  const funds = (await tx.campaignFunds.getAllOf(campaignId)).find(
    ({ refundRequest }) => refundRequest !== null && attemptOf(refundRequest) === subjectId,
  );
  const request = funds?.refundRequest;
  if (!funds || request?.status !== 'failed') {
    throw illegalState('This refund has gone on since it failed: it cannot be settled');
  }
  if (isOwedToCardholder(funds)) {
    throw illegalState(
      'This payment may be fraud: what is left of it is owed to the cardholder, who gets it by a dispute or from the card’s issuer. Nothing is paid from the bank of the platform',
    );
  }
  const { feeCents, settlements } = funds;
  if (amountCents !== request.budgetCents + request.feeCents) {
    throw illegalState('Another amount is owed than the one that was shown: look at the case again');
  }
  if (await findRefundHold(tx, payables, funds, now)) {
    throw illegalState('Something holds the money of this loot at the moment: it cannot be settled yet');
  }
  if (leftToRefund(funds).budgetCents < request.budgetCents || feeCents < request.feeCents) {
    throw illegalState('Less than this is left of the loot by now: its owner has to ask for the refund again');
  }
  const parts = { budgetCents: request.budgetCents, feeCents: request.feeCents };
  const step = {
    event: `${subjectId}_settled`,
    entries: settlementEntries(parts),
    settlements: [...settlements, { id: subjectId, ...parts, reference, settledAt: now }],
    feeCents: feeCents - parts.feeCents,
  };
  const booked = tx.ledgerGroups.book(funds, step, request.id, now);
  tx.campaignFunds.put({ ...booked, refundRequest: moveRequest(request, 'settled'), refundCheckAt: now });
}
