import { resolveOwnPayout, retryPayout } from '@doubloon/contract/payments/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../shared/api/api-error.ts';
import { inPlace, type MutationEffects } from '../../shared/api/mutation-effects.ts';
import { request } from '../../shared/api/request.ts';
import { paidThingOf, paymentFailureOf } from '../../shared/payments/payment-failure.ts';
import { payoutsText, payoutStatusLabels, RETRY_SHOWN_MS } from '../../shared/text/payouts.ts';
import { formatCents } from '../../shared/ui/money-format.ts';

const changed = ['payments', 'campaigns', 'deliverables', 'proofs', 'applications', 'dashboard'] as const;
const meta: MutationEffects = {
  shows: inPlace('payments', 'id'),
  invalidates: changed,
  invalidatesAfterFailure: changed,
  success: ({ amount, status }: PayoutView) =>
    status === 'paid'
      ? { text: payoutsText.retried(formatCents(amount)), ms: RETRY_SHOWN_MS.confirmed }
      : `${formatCents(amount)}: ${payoutStatusLabels[status]}`,
  failure: (error, payout: PayoutView) => {
    const news = paymentFailureOf(error, paidThingOf(payout));
    return news ? { text: news.text, ms: RETRY_SHOWN_MS.failed } : failureText(payoutsText.paymentFailed, error);
  },
};

/** Tries a failed payout again, or asks the provider how an unresolved one ended, and says where it stands then. */
export function useRetryOrResolvePayout() {
  return useMutation({
    mutationFn: ({ id, status }: PayoutView) =>
      request(status === 'failed' ? retryPayout : resolveOwnPayout, { params: { id } }),
    meta,
  });
}
