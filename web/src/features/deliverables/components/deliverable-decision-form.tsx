import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/receipt-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { UnpaidNotice } from '../../../shared/payments/unpaid-notice.tsx';
import { approvalOutcome, mayApprove, outcomeNote } from '../../../shared/payments/approval-outcome.ts';
import { PayoutOutlook } from '../../../shared/payments/payout-outlook.tsx';
import { payoutPreviewQuery } from '../../../shared/payments/payout-preview-query.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { DecisionForm } from '../../../shared/ui/decision-form.tsx';
import { useDecideDeliverable } from '../use-decide-deliverable.ts';

interface DeliverableDecisionFormProps {
  deliverable: DeliverableView;
  remainingCents: number | undefined;
  /** Gets the payout when money was sent. */
  onDecided: (paid: PayoutView | null) => void;
}

/** What approving a treasure pays, and the owner's three decisions on it. */
export function DeliverableDecisionForm({ deliverable, remainingCents, onDecided }: DeliverableDecisionFormProps) {
  const waitsForAdmin = deliverable.author_check === 'needs_admin';
  const preview = useQuery({
    ...payoutPreviewQuery(previewDeliverablePayout, deliverable.treasure_id),
    enabled: !waitsForAdmin,
  });
  const { deciding, failure } = useDecideDeliverable(deliverable, onDecided);
  const outcome = approvalOutcome(preview.data, { failed: failure !== undefined });
  return (
    <>
      {waitsForAdmin ? (
        deliverable.payment_problem && <UnpaidNotice problem={deliverable.payment_problem} />
      ) : (
        <PayoutOutlook
          preview={preview}
          paid="treasure"
          remainingCents={remainingCents}
          failure={failure}
          earlier={deliverable.payment_problem}
        />
      )}
      <DecisionForm
        hint={`The creator reads it; a revision needs it. ${waitsForAdmin ? '' : deliverablesText.afterDeadline}`}
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
            wordsRequired: deliverablesText.instructionsRequired,
          },
          {
            decision: 'approved',
            label: 'Approve',
            busyLabel: 'Approving...',
            disabled: waitsForAdmin || !mayApprove(outcome),
          },
        ]}
      />
    </>
  );
}
