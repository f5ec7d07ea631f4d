import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error.ts';
import { putAnswered } from '../../shared/api/put-answered.ts';
import { paymentFailureOf, type PaymentFailureNews } from '../../shared/payments/payment-failure.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { PROOF_PAYMENT_SHOWN_MS, proofsText } from '../../shared/text/proofs.ts';
import { formatCents } from '../../shared/ui/money-format.ts';
import { decideProof, type ProofDecision } from './api/decide-proof.ts';

const verbs: Record<ProofDecision, string> = {
  verified: 'verify',
  rejected: 'reject',
  revision_requested: 'request revision for',
};

interface Decision {
  decision: ProofDecision;
  feedback: string;
}

/**
 * Decides on a proof and says how that went; `failure` is why it could not be paid the last time. `onDecided` gets the payout when money was
 * sent.
 */
export function useDecideProof(proof: ProofView, onDecided: (paid: PayoutView | null) => void) {
  const [failure, setFailure] = useState<PaymentFailureNews>();
  const client = useQueryClient();
  const refresh = (...keys: string[]) => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  const deciding = useMutation({
    mutationFn: ({ decision, feedback }: Decision) => decideProof(proof, decision, feedback),
    onMutate: () => setFailure(undefined),
    onSuccess: async ({ payout, ...decided }, { decision }) => {
      await putAnswered(client, 'proofs', decided, 'proof_id');
      tellSuccess(decision, decided.status === 'verified', payout);
      onDecided(payout?.status === 'paid' ? payout : null);
      await refresh('proofs', 'treasures', 'campaigns', 'payouts', 'dashboard');
    },
    onError: (error, { decision }) => {
      const news = paymentFailureOf(error, 'proof');
      setFailure(news);
      if (news) toastError(news.text, PROOF_PAYMENT_SHOWN_MS.failed);
      else toastError(failureText(proofsText.decideFailed(verbs[decision]), error));
      void refresh('proofs', 'payouts');
    },
  });
  return { deciding, failure };
}

function tellSuccess(decision: ProofDecision, verified: boolean, payout: PayoutView | null): void {
  if (decision === 'rejected') toastSuccess(proofsText.rejected);
  else if (decision === 'revision_requested') toastSuccess(proofsText.revisionRequested);
  else if (payout?.status === 'paid') {
    toastSuccess(proofsText.paid(formatCents(payout.amount)), PROOF_PAYMENT_SHOWN_MS.confirmed);
  } else if (payout && !verified) {
    toastSuccess(proofsText.beingConfirmed(formatCents(payout.amount)), PROOF_PAYMENT_SHOWN_MS.confirmed);
  } else toastSuccess(proofsText.verifiedUnpaid(formatCents(0)), PROOF_PAYMENT_SHOWN_MS.confirmed);
}
