import type { CampaignFunds, RefundParts, RefundRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundPendingReason } from '@doubloon/contract/payments/refund-request.ts';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { divideRounding, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { refundLife } from '@doubloon/contract/payments/lifecycle.ts';
import { failedRefundEntries, move, refundEntries } from '../ledger/ledger.ts';
import type { Refund } from '../provider/stripe-objects.ts';

/**
 * Splits a refund into budget and fee in the proportion they were paid in, as far as both are still there; each stands in for the other, and the rest is the
 * platform's loss.
 */
export function splitRefund(
  { balances, feeCents }: Pick<CampaignFunds, 'balances' | 'feeCents'>,
  amountCents: number,
): RefundParts {
  const paidCents = totalPayableCents(balances.funded);
  const budgetShare = divideRounding(BigInt(amountCents) * BigInt(balances.funded), BigInt(paidCents));
  let budget = Math.min(budgetShare, balances.available);
  const fee = Math.min(amountCents - budget, feeCents);
  budget = Math.min(amountCents - fee, balances.available);
  return { budgetCents: budget, feeCents: fee, lossCents: amountCents - budget - fee };
}

const NOTHING: RefundParts = { budgetCents: 0, feeCents: 0, lossCents: 0 };

/** The next step of a refund's books: the entries to post, their event's name, and the funds' records afterwards. */
export interface RefundStep {
  readonly event: string;
  readonly entries: readonly LedgerEntry[];
  readonly refunds: RefundRecord[];
  readonly feeCents: number;
}

/** Returns the changes that a refund, as the provider shows it now, makes in a campaign's books; null when there are none. */
export function nextRefundStep(
  funds: CampaignFunds,
  refund: Pick<Refund, 'id' | 'amount' | 'status'>,
): RefundStep | null {
  const status = bookedStatus(refund.status);
  const known = funds.refunds.find(({ id }) => id === refund.id);
  const event = `${refund.id}_${status}`;
  if (!known) {
    // One that failed takes nothing, but is remembered: older news of it may still be on its way.
    const parts = status === 'failed' ? NOTHING : splitRefund(funds, refund.amount);
    return {
      event,
      entries: status === 'failed' ? [] : refundEntries(parts, status),
      refunds: [
        ...funds.refunds,
        { id: refund.id, refundId: null, refundedAt: null, ...refundLife.start(status), ...parts },
      ],
      feeCents: funds.feeCents - parts.feeCents,
    };
  }
  // A failed refund stays failed; a refunded one can still fail, as banks can send money back.
  if (!refundLife.leads(known.status, status)) return null;
  const moved = refundLife.bringTo(known, status);
  const refunds = funds.refunds.map((record) => (record === known ? { ...known, ...moved } : record));
  if (status === 'refunded') {
    return { event, entries: move('refunding', 'refunded', known.budgetCents), refunds, feeCents: funds.feeCents };
  }
  return {
    event,
    entries: failedRefundEntries(known, known.status === 'refunding' ? 'refunding' : 'refunded'),
    refunds,
    feeCents: funds.feeCents + known.feeCents,
  };
}

/**
 * Why the provider has not made a refund that it has accepted; null for one that is made, or not to be made any more. One that waits for its payer's action has no
 * `pending_reason`, which goes with `pending` alone (https://docs.stripe.com/changelog/basil/2025-04-30/refund-pending-reason).
 */
export function pendingReasonOf({
  status,
  pending_reason: reason,
}: Pick<Refund, 'status' | 'pending_reason'>): RefundPendingReason | null {
  if (status === 'requires_action') return 'requires_action';
  return status === 'pending' ? (reason ?? 'processing') : null;
}

function bookedStatus(status: Refund['status']): RefundRecord['status'] {
  if (status === 'succeeded') return 'refunded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'refunding';
}
