import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error.ts';
import { inPlace } from '../../shared/api/mutation-effects.ts';
import { request } from '../../shared/api/request.ts';
import { paymentFailureOf, type PaymentFailureNews } from '../../shared/payments/payment-failure.ts';
import { deliverablesText, PAYMENT_FAILED_MS } from '../../shared/text/deliverables.ts';
import { decisionOutcome, type DeliverableDecision } from './decision-outcome.ts';

const verbs: Record<DeliverableDecision, string> = {
  approved: 'approve',
  rejected: 'reject',
  revision_requested: 'request revision for',
};

type Decided = OutputOf<typeof decideDeliverable>;

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
  const deciding = useMutation({
    mutationFn: ({ decision, feedback }: Decision) =>
      request(decideDeliverable, {
        params: { id: deliverable.treasure_id },
        body: {
          status: decision,
          // As it was seen: what its creator changes meanwhile is not paid for.
          ...(decision === 'approved' && { view_count: deliverable.view_count }),
          ...(feedback.trim() && { feedback: feedback.trim() }),
        },
      }),
    onMutate: () => setFailure(undefined),
    meta: {
      shows: (client, { payout: _payout, ...decided }: Decided) =>
        inPlace('deliverables', 'treasure_id')(client, decided),
      invalidates: ['deliverables', 'campaigns', 'payments', 'dashboard'],
      invalidatesAfterFailure: ['payments', 'deliverables'],
      success: (decided: Decided, { decision }: Decision) => decisionOutcome(decision, decided),
      failure: (error, { decision }: Decision) => {
        const news = paymentFailureOf(error, 'treasure');
        if (news) return { text: news.text, ms: PAYMENT_FAILED_MS };
        return failureText(deliverablesText.decideFailed(verbs[decision]), error, deliverablesText.unknownError);
      },
    },
    onSuccess: ({ payout }) => onDecided(payout?.status === 'paid' ? payout : null),
    onError: (error) => setFailure(paymentFailureOf(error, 'treasure')),
  });
  return { deciding, failure };
}
