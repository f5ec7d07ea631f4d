import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { TOAST_SUCCESS_MS } from '../../shared/state/toasts.ts';
import { deliverablesText, PAYMENT_CONFIRMED_MS } from '../../shared/text/deliverables.ts';
import { formatCents } from '../../shared/ui/money-format.ts';
import type { DeliverableDecision } from './api/decide-deliverable.ts';

/**
 * What to tell an owner whose decision was taken, and for how many milliseconds. Money counts as sent only when its
 * payout is paid; until then the treasure stays submitted and the payment is being confirmed.
 */
export function decisionOutcome(
  decision: DeliverableDecision,
  { status, payout }: Pick<DeliverableView, 'status'> & { payout: Pick<PayoutView, 'status' | 'amount'> | null },
): { text: string; durationMs: number } {
  if (decision === 'revision_requested') {
    return { text: deliverablesText.revisionRequested, durationMs: TOAST_SUCCESS_MS };
  }
  if (decision === 'rejected') return { text: deliverablesText.rejected, durationMs: TOAST_SUCCESS_MS };
  if (payout?.status === 'paid') {
    return { text: deliverablesText.paid(formatCents(payout.amount)), durationMs: PAYMENT_CONFIRMED_MS };
  }
  if (payout && status !== 'approved') {
    return { text: deliverablesText.beingConfirmed(formatCents(payout.amount)), durationMs: PAYMENT_CONFIRMED_MS };
  }
  return { text: deliverablesText.approvedUnpaid(formatCents(0)), durationMs: PAYMENT_CONFIRMED_MS };
}
