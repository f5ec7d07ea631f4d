import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error.ts';
import { putAnswered } from '../../shared/api/put-answered.ts';
import { paymentFailureOf, type PaymentFailureNews } from '../../shared/payments/payment-failure.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { deliverablesText, PAYMENT_FAILED_MS } from '../../shared/text/deliverables.ts';
import { decideDeliverable, type DeliverableDecision } from './api/decide-deliverable.ts';
import { decisionOutcome } from './decision-outcome.ts';

const verbs: Record<DeliverableDecision, string> = {
  approved: 'approve',
  rejected: 'reject',
  revision_requested: 'request revision for',
};

interface Decision {
  decision: DeliverableDecision;
  feedback: string;
}

/**
 * Decides on a treasure and says how that went; `failure` is why it could not be paid the last time. `onDecided` gets the payout when money
 * was sent.
 */
export function useDecideDeliverable(deliverable: DeliverableView, onDecided: (paid: PayoutView | null) => void) {
  const [failure, setFailure] = useState<PaymentFailureNews>();
  const client = useQueryClient();
  const refresh = (...keys: string[]) => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  const deciding = useMutation({
    mutationFn: ({ decision, feedback }: Decision) => decideDeliverable(deliverable, decision, feedback),
    onMutate: () => setFailure(undefined),
    onSuccess: async (decided, { decision }) => {
      const { text, durationMs } = decisionOutcome(decision, decided);
      toastSuccess(text, durationMs);
      const { payout, ...deliverableNow } = decided;
      await putAnswered(client, 'treasures', deliverableNow, 'treasure_id');
      onDecided(payout?.status === 'paid' ? payout : null);
      await refresh('treasures', 'campaigns', 'payouts', 'dashboard');
    },
    onError: (error, { decision }) => {
      const news = paymentFailureOf(error, 'treasure');
      setFailure(news);
      if (news) toastError(news.text, PAYMENT_FAILED_MS);
      else
        toastError(failureText(deliverablesText.decideFailed(verbs[decision]), error, deliverablesText.unknownError));
      void refresh('payouts', 'treasures');
    },
  });
  return { deciding, failure };
}
