import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { previewProofPayout } from '@doubloon/contract/payments/receipt-operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useQuery } from '@tanstack/react-query';
import { approvalOutcome, mayApprove, outcomeNote } from '../../../shared/payments/approval-outcome.ts';
import { PayoutOutlook } from '../../../shared/payments/payout-outlook.tsx';
import { payoutPreviewQuery } from '../../../shared/payments/payout-preview-query.ts';
import { proofsText } from '../../../shared/text/proofs.ts';
import { DecisionForm } from '../../../shared/ui/decision-form.tsx';
import { useDecideProof } from '../use-decide-proof.ts';

interface ProofDecisionFormProps {
  proof: ProofView;
  remainingCents: number | undefined;
  /** Gets the payout when money was sent. */
  onDecided: (paid: PayoutView | null) => void;
}

/** What verifying a proof pays, and the owner's three decisions on it. */
export function ProofDecisionForm({ proof, remainingCents, onDecided }: ProofDecisionFormProps) {
  const preview = useQuery(payoutPreviewQuery(previewProofPayout, proof.proof_id));
  const { deciding, failure } = useDecideProof(proof, onDecided);
  const outcome = approvalOutcome(preview.data, { failed: failure !== undefined });
  return (
    <>
      <PayoutOutlook
        preview={preview}
        paid="proof"
        remainingCents={remainingCents}
        failure={failure}
        earlier={proof.payment_problem}
      />
      <DecisionForm
        hint={`The creator reads it; a revision needs it. ${proofsText.afterDeadline}`}
        note={outcomeNote(outcome)}
        busy={deciding.isPending ? deciding.variables.decision : undefined}
        onDecide={(decision, feedback) => deciding.mutate({ decision, feedback })}
        choices={[
          { decision: 'rejected', label: 'Reject', busyLabel: 'Rejecting...', look: 'dangerQuiet' },
          {
            decision: 'revision_requested',
            label: 'Request Revision',
            busyLabel: 'Sending back...',
            look: 'outline',
            wordsRequired: proofsText.instructionsRequired,
          },
          {
            decision: 'verified',
            label: 'Verify',
            busyLabel: 'Verifying...',
            disabled: !mayApprove(outcome),
          },
        ]}
      />
    </>
  );
}
