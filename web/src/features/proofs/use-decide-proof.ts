import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error.ts';
import { inPlace, type Told } from '../../shared/api/mutation-effects.ts';
import { request } from '../../shared/api/request.ts';
import { paymentFailureOf, type PaymentFailureNews } from '../../shared/payments/payment-failure.ts';
import { PROOF_PAYMENT_SHOWN_MS, proofsText } from '../../shared/text/proofs.ts';
import { formatCents } from '../../shared/ui/money-format.ts';

export type ProofDecision = 'verified' | 'rejected' | 'revision_requested';

const verbs: Record<ProofDecision, string> = {
  verified: 'verify',
  rejected: 'reject',
  revision_requested: 'request revision for',
};

type Decided = OutputOf<typeof updateProof>;

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
  const deciding = useMutation({
    mutationFn: ({ decision, feedback }: Decision) =>
      request(updateProof, {
        params: { id: proof.proof_id },
        // As it was seen: its creator may have changed the count meanwhile.
        body: { status: decision, reported_view_count: proof.reported_view_count, ...(feedback && { feedback }) },
      }),
    onMutate: () => setFailure(undefined),
    meta: {
      shows: (client, { payout: _payout, ...decided }: Decided) => inPlace('proofs', 'proof_id')(client, decided),
      invalidates: ['proofs', 'deliverables', 'campaigns', 'payments', 'dashboard'],
      invalidatesAfterFailure: ['proofs', 'payments'],
      success: (decided: Decided, { decision }: Decision) => successOf(decision, decided),
      failure: (error, { decision }: Decision) => {
        const news = paymentFailureOf(error, 'proof');
        if (news) return { text: news.text, ms: PROOF_PAYMENT_SHOWN_MS.failed };
        return failureText(proofsText.decideFailed(verbs[decision]), error);
      },
    },
    onSuccess: ({ payout }) => onDecided(payout?.status === 'paid' ? payout : null),
    onError: (error) => setFailure(paymentFailureOf(error, 'proof')),
  });
  return { deciding, failure };
}

function successOf(decision: ProofDecision, { status, payout }: Decided): Told {
  if (decision === 'rejected') return proofsText.rejected;
  if (decision === 'revision_requested') return proofsText.revisionRequested;
  const ms = PROOF_PAYMENT_SHOWN_MS.confirmed;
  if (payout?.status === 'paid') return { text: proofsText.paid(formatCents(payout.amount)), ms };
  if (payout && status !== 'verified') return { text: proofsText.beingConfirmed(formatCents(payout.amount)), ms };
  return { text: proofsText.verifiedUnpaid(formatCents(0)), ms };
}
