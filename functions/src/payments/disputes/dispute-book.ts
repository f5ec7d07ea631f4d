import type { CampaignFunds, DisputeRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { disputeLife, isUndecided } from '@doubloon/contract/payments/lifecycle.ts';
import { hasLostDispute } from '../ledger/freed-money.ts';
import { failedRefundEntries, move } from '../ledger/ledger.ts';
import type { Dispute, DisputeMovement } from '../provider/stripe-objects.ts';
import { feesOf } from './dispute-movements.ts';

/** The next step of a dispute's books: the entries to post, their event's name, and the funds' records afterwards. */
export interface DisputeStep {
  readonly event: string;
  readonly entries: readonly LedgerEntry[];
  readonly disputes: DisputeRecord[];
  readonly feeCents: number;
}

const NOTHING_TAKEN = { budgetCents: 0, feeCents: 0, lossCents: 0 };

/** A dispute freezes all that is available. Null when it is in the books already. */
export function openDisputeStep(funds: CampaignFunds, { id }: Pick<Dispute, 'id'>): DisputeStep | null {
  if (funds.disputes.some((known) => known.id === id)) return null;
  const frozenCents = funds.balances.available;
  return {
    event: `${id}_opened`,
    entries: move('available', 'disputed', frozenCents),
    disputes: [
      ...funds.disputes,
      {
        id,
        frozenCents,
        ...disputeLife.start('open'),
        caseId: null,
        isInquiry: false,
        decisions: 0,
        looks: 0,
        bookedMovements: 0,
        providerFeeCents: 0,
        ...NOTHING_TAKEN,
      },
    ],
    feeCents: funds.feeCents,
  };
}

/**
 * Returns how a dispute has ended, with the cents that the payer has by it; null while it is not decided. An inquiry that closes took nothing. A lost or prevented
 * one took what the provider moved for it; a lost one took all where its movements do not tell, as Stripe lists two at most (https://docs.stripe.com/api/disputes/object) and a dispute that was won before has
 * two. Where a prevented one was refunded instead, the refund has news of its own.
 */
export function disputeEnd({
  status,
  amount,
  balance_transactions: movements,
}: Pick<Dispute, 'status' | 'amount' | 'balance_transactions'>): { readonly takenCents: number } | null {
  const takenCents = Math.max(0, -movements.reduce((sum, movement) => sum + movement.amount, 0));
  if (status === 'lost') return { takenCents: takenCents || amount };
  if (status === 'prevented') return { takenCents };
  return status === 'won' || status === 'warning_closed' ? { takenCents: 0 } : null;
}

/** Returns the moment until which a bank waits for evidence against a dispute; null when it does not wait for any. */
export function answerBy({
  status,
  evidence_details: evidence,
}: Pick<Dispute, 'status' | 'evidence_details'>): Date | null {
  const seconds = evidence?.due_by;
  return seconds && status.endsWith('needs_response') ? new Date(seconds * 1000) : null;
}

/** True for a bank's question before a chargeback, which takes nothing yet. */
export const isInquiry = ({ status }: Pick<Dispute, 'status'>): boolean => status.startsWith('warning_');

/**
 * True when a bank waits for an answer of which whoever decided the last case could not have known: an inquiry has become a chargeback since, or the deadline is another one.
 */
export function wantsAnswerAgain(
  known: Pick<DisputeRecord, 'isInquiry'>,
  found: Pick<AdminCase, 'status' | 'answerBy'>,
  dispute: Pick<Dispute, 'status' | 'evidence_details'>,
): boolean {
  const until = answerBy(dispute);
  if (!until || !caseLife.isFinal(found.status)) return false;
  return (known.isInquiry && !isInquiry(dispute)) || found.answerBy?.getTime() !== until.getTime();
}

/**
 * Undoes the last decision of a dispute that the bank looks at again or has decided otherwise: what it took is the campaign's and the platform's again, for the caller
 * to freeze. Null when it is not decided in the books, or the provider has the same end.
 */
export function reopenDisputeStep(funds: CampaignFunds, dispute: Dispute): DisputeStep | null {
  const known = funds.disputes.find(({ id }) => id === dispute.id);
  if (!known || isUndecided(known.status)) return null;
  const takenCents = known.budgetCents + known.feeCents + known.lossCents;
  if (disputeEnd(dispute)?.takenCents === takenCents) return null;
  return {
    event: `${dispute.id}_reopened_${known.decisions}`,
    entries: failedRefundEntries(known, 'refunded'),
    disputes: funds.disputes.map((record) =>
      record === known ? { ...known, ...disputeLife.move(known, 'reopen'), frozenCents: 0, ...NOTHING_TAKEN } : record,
    ),
    feeCents: funds.feeCents + known.feeCents,
  };
}

/**
 * The end of an open dispute. Won: the frozen money is available again. Lost: the provider has given money back to the payer, out of the frozen money, then
 * the platform's fee, then as a loss; the rest of the frozen money is available again, or frozen by another open dispute. Null when it is not open in the books, or not decided.
 */
export function closeDisputeStep(funds: CampaignFunds, dispute: Dispute): DisputeStep | null {
  const known = funds.disputes.find(({ id }) => id === dispute.id);
  const end = disputeEnd(dispute);
  if (!end || !known || !isUndecided(known.status)) return null;
  const budgetCents = Math.min(known.frozenCents, end.takenCents);
  const feeCents = Math.min(end.takenCents - budgetCents, funds.feeCents);
  const lossCents = end.takenCents - budgetCents - feeCents;
  const other = funds.disputes.find((record) => record !== known && isUndecided(record.status));
  const left = known.frozenCents - budgetCents;
  const decisions = known.decisions + 1;
  return {
    event: `${dispute.id}_closed${decisions === 1 ? '' : `_${decisions}`}`,
    entries: [
      ...move('disputed', 'refunded', budgetCents),
      ...(other ? [] : move('disputed', 'available', left)),
      ...move('fee', 'clearing', feeCents),
      ...move('clearing', 'loss', lossCents),
    ],
    disputes: funds.disputes.map((record) => {
      if (record === other) return { ...other, frozenCents: other.frozenCents + left };
      if (record !== known) return record;
      const ended = disputeLife.move(known, end.takenCents > 0 ? 'lose' : 'win');
      return { ...known, ...ended, decisions, budgetCents, feeCents, lossCents };
    }),
    feeCents: funds.feeCents - feeCents,
  };
}

/**
 * Returns the entries that bring the provider's fees of a dispute, in the books, to the sum of those of all its movements: a fee may come with a movement of its own
 * or change that of an earlier one. Stripe says that countering costs a fee which comes back when the dispute is won
 * (https://support.stripe.com/questions/june-2025-pricing-updates-for-disputes), and not where it shows. Null when there is nothing to book, or the dispute is not in the books.
 */
export function disputeFeeStep(
  funds: CampaignFunds,
  { id, movements }: { readonly id: string; readonly movements: readonly Pick<DisputeMovement, 'fee'>[] },
): DisputeStep | null {
  const known = funds.disputes.find((record) => record.id === id);
  if (!known || movements.length < known.bookedMovements) return null;
  const providerFeeCents = feesOf(movements);
  const cents = providerFeeCents - known.providerFeeCents;
  if (cents === 0) return null;
  return {
    event: `${id}_fee_${known.looks + 1}`,
    entries: cents < 0 ? move('stripe_fees', 'clearing', -cents) : move('clearing', 'stripe_fees', cents),
    disputes: funds.disputes.map((record) =>
      record === known ? { ...known, bookedMovements: movements.length, providerFeeCents } : record,
    ),
    feeCents: funds.feeCents,
  };
}

/** True when a lost dispute has left a campaign nothing to pay with; reserved and paid money belongs to creators. */
export function isLostInFull(funds: Pick<CampaignFunds, 'disputes' | 'balances'>): boolean {
  const { available, disputed, refunding } = funds.balances;
  return hasLostDispute(funds) && available + disputed + refunding === 0;
}
