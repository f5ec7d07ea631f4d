import type { PaymentProblemView } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { PayoutPreview as Preview } from '@doubloon/contract/payments/statements/receipt.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../api/api-error.ts';
import type { MutationEffects } from '../api/queries/mutation-effects.ts';
import { approvalOutcome, mayApprove, outcomeNote } from './approval-outcome.ts';
import { PaymentFailureNotice, UnpaidNotice } from './unpaid-notice.tsx';
import type { PaidThing, PaymentFailureNews } from './payment-failure.ts';
import { payoutPreviewQuery, type PreviewOperation } from './payout-preview-query.ts';
import { PayoutGain, PayoutPreview } from './payout-preview.tsx';
import { acceptedNews, usePaidDecision, type AcceptedTexts } from './use-paid-decision.ts';
import { DecisionForm } from '../ui/forms/decision-form.tsx';

/** An owner's decisions other than acceptance. */
type Refusal = 'rejected' | 'revision_requested';

interface DecisionTexts extends AcceptedTexts {
  rejected: string;
  revisionRequested: string;
  instructionsRequired: string;
  afterDeadline: string;
  decideFailed: (action: string) => string;
  /** Text for a failure without a reason. */
  unknownError?: string;
}

export interface PaidDecision<Accepted extends string> {
  /** Kind of work under review. */
  paid: 'treasure' | 'proof';
  accepted: Accepted;
  accept: { verb: string; label: string; loadingText: string };
  preview: PreviewOperation;
  /** The post under review, as receipts name it; left out where that is not known. */
  post?: string;
  texts: DecisionTexts;
  send: (decision: Accepted | Refusal, feedback: string) => Promise<{ status: string; payout: PayoutView | null }>;
  effects: Pick<MutationEffects, 'shows' | 'invalidates' | 'invalidatesAfterFailure'>;
  /** True when it cannot be accepted yet, because our team looks at it first. */
  waitsForAdmin?: boolean;
}

/** Work of a creator that awaits the owner's decision. */
export type Reviewed = Pick<
  ProofView,
  'creator_id' | 'notes' | 'revision_instructions' | 'feedback' | 'payment_problem' | 'decide_by'
>;

interface PaidDecisionFormProps<Accepted extends string> {
  id: string;
  reviewed: Reviewed;
  decision: PaidDecision<Accepted>;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  onDecided: (paid: PayoutView | null) => void;
  /** All that is known of the submission; stands below what it comes to. */
  children: ReactNode;
}

/** Says what the submission comes to, what is known of it, the payment in full, and the owner's three decisions. */
export function PaidDecisionForm<Accepted extends string>(props: PaidDecisionFormProps<Accepted>) {
  const { id, reviewed, remainingCents, onDecided, children } = props;
  const { paid, accepted, accept, texts, waitsForAdmin = false, effects, send } = props.decision;
  const verbs: Record<string, string> = { rejected: 'reject', revision_requested: 'request revision for' };
  const preview = useQuery({ ...payoutPreviewQuery(props.decision.preview, id), enabled: !waitsForAdmin });
  const { decide, busy, failure } = usePaidDecision({
    paid,
    send,
    success: (decision: Accepted | Refusal, { status, payout }) => {
      if (decision === 'rejected') return texts.rejected;
      if (decision === 'revision_requested') return texts.revisionRequested;
      return acceptedNews(texts, status === accepted, payout);
    },
    failed: (decision, error) =>
      failureText(texts.decideFailed(verbs[decision] ?? accept.verb), error, texts.unknownError),
    onDecided,
    ...effects,
  });
  const outcome = approvalOutcome(preview.data, { failed: failure !== undefined });
  return (
    <>
      {waitsForAdmin ? (
        reviewed.payment_problem && <UnpaidNotice problem={reviewed.payment_problem} waiting={paid} />
      ) : (
        <PayoutOutlook
          preview={preview}
          paid={paid}
          post={props.decision.post}
          failure={failure}
          earlier={reviewed.payment_problem}
        />
      )}
      {children}
      {!waitsForAdmin && !failure && (
        <PayoutPreview bare preview={preview} paid={paid} remainingCents={remainingCents} />
      )}
      <DecisionForm<Accepted | Refusal>
        hint={`The creator reads it; a revision needs it. ${waitsForAdmin ? '' : texts.afterDeadline}`}
        note={outcomeNote(outcome)}
        busy={busy}
        onDecide={decide}
        choices={[
          { decision: 'rejected', label: 'Reject', loadingText: 'Rejecting...', variant: 'dangerQuiet' },
          {
            decision: 'revision_requested',
            label: 'Request Revision',
            loadingText: 'Sending back...',
            variant: 'outline',
            wordsRequired: texts.instructionsRequired,
          },
          {
            decision: accepted,
            label: accept.label,
            loadingText: accept.loadingText,
            disabled: waitsForAdmin || !mayApprove(outcome),
          },
        ]}
      />
    </>
  );
}

interface PayoutOutlookProps {
  preview: UseQueryResult<Preview>;
  paid: PaidThing;
  post: string | undefined;
  /** Why the payment failed a moment ago. */
  failure: PaymentFailureNews | undefined;
  /** Why an earlier payment failed, as it was stored then. */
  earlier: PaymentProblemView | null;
}

/** Says what accepting a treasure or proof pays, or the latest reason why it cannot be paid; outdated problems are hidden. */
function PayoutOutlook({ preview, paid, post, failure, earlier }: PayoutOutlookProps) {
  if (failure) return <PaymentFailureNotice news={failure} />;
  const standing = preview.isLoading ? null : standingProblem(earlier, preview.data);
  return (
    <>
      <PayoutGain preview={preview} paid={paid} post={post} explained={standing !== null} />
      {standing && <UnpaidNotice problem={standing} waiting={paid} />}
    </>
  );
}

function standingProblem(earlier: PaymentProblemView | null, now: Preview | undefined): PaymentProblemView | null {
  return !now || now.problem?.reason === earlier?.reason ? earlier : null;
}
