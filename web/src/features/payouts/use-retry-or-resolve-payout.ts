import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../shared/api/api-error.ts';
import { paidThingOf, paymentFailureOf } from '../../shared/payments/payment-failure.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { payoutsText, payoutStatusLabels, RETRY_SHOWN_MS } from '../../shared/text/payouts.ts';
import { formatCents } from '../../shared/ui/money-format.ts';
import { retryOrResolvePayout } from './api/retry-or-resolve-payout.ts';

/** Tries a failed payout again, or asks after an unresolved one, and says where it stands then. */
export function useRetryOrResolvePayout() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      ['payouts', 'campaigns', 'treasures', 'proofs', 'applications', 'dashboard'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
  return useMutation({
    mutationFn: retryOrResolvePayout,
    onSuccess: async ({ amount, status }) => {
      if (status === 'paid') toastSuccess(payoutsText.retried(formatCents(amount)), RETRY_SHOWN_MS.confirmed);
      else toastSuccess(`${formatCents(amount)}: ${payoutStatusLabels[status]}`);
      await refresh();
    },
    onError: (error, payout) => {
      const news = paymentFailureOf(error, paidThingOf(payout));
      if (news) toastError(news.text, RETRY_SHOWN_MS.failed);
      else toastError(failureText(payoutsText.paymentFailed, error));
      void refresh();
    },
  });
}
