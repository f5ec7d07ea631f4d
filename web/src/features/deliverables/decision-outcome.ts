import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { Told } from '../../shared/api/mutation-effects.ts';
import { deliverablesText, PAYMENT_CONFIRMED_MS } from '../../shared/text/deliverables.ts';
import { formatCents } from '../../shared/ui/money-format.ts';

export type DeliverableDecision = 'approved' | 'rejected' | 'revision_requested';

/**
 * What to tell an owner whose decision was taken, and how long. Money counts as sent only when its
 * payout is paid; until then the treasure stays submitted and the payment is being confirmed.
 */
export function decisionOutcome(
  decision: DeliverableDecision,
  { status, payout }: Pick<DeliverableView, 'status'> & { payout: Pick<PayoutView, 'status' | 'amount'> | null },
): Told {
  if (decision === 'revision_requested') return deliverablesText.revisionRequested;
  if (decision === 'rejected') return deliverablesText.rejected;
  if (payout?.status === 'paid') {
    return { text: deliverablesText.paid(formatCents(payout.amount)), ms: PAYMENT_CONFIRMED_MS };
  }
  if (payout && status !== 'approved') {
    return { text: deliverablesText.beingConfirmed(formatCents(payout.amount)), ms: PAYMENT_CONFIRMED_MS };
  }
  return { text: deliverablesText.approvedUnpaid(formatCents(0)), ms: PAYMENT_CONFIRMED_MS };
}
