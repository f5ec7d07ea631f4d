import type { PaymentProblemView } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { PayoutPreview as Preview } from '@doubloon/contract/payments/statements/receipt.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { failureText } from '../api/api-error.ts';
import type { MutationEffects } from '../api/queries/mutation-effects.ts';
import { approvalOutcome, mayApprove, outcomeNote } from './approval-outcome.ts';
import { PaymentFailureNotice, UnpaidNotice } from './unpaid-notice.tsx';
import type { PaidThing, PaymentFailureNews } from './payment-failure.ts';
import { payoutPreviewQuery, type PreviewOperation } from './payout-preview-query.ts';
import { PayoutGain, PayoutPreview } from './payout-preview.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { acceptedNews, usePaidDecision, type AcceptedTexts } from './use-paid-decision.ts';
import { useSession } from '../state/session.ts';
import { useKeyedState } from '../state/use-keyed-state.ts';
import { chakra, Stack, Wrap } from '../style/chakra.tsx';
import { ExternalLink } from '../ui/buttons/external-link.tsx';
import { StoreLink } from '../ui/buttons/store-link.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { ReviewStepper, type ReviewSteps } from '../ui/dialogs/review-stepper.tsx';
import { useSideSheet } from '../ui/dialogs/side-sheet.ts';
import { DateText, Waiting } from '../ui/figures/date-text.tsx';
import { Facts } from '../ui/figures/facts.tsx';
import { DecisionForm } from '../ui/forms/decision-form.tsx';
import { Quote } from '../ui/marks/quote.tsx';

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

interface PaidDecision<Accepted extends string> {
  /** Kind of work under review. */
  paid: 'treasure' | 'proof';
  accepted: Accepted;
  accept: { verb: string; label: string; loadingText: string };
  preview: PreviewOperation;
  texts: DecisionTexts;
  send: (decision: Accepted | Refusal, feedback: string) => Promise<{ status: string; payout: PayoutView | null }>;
  effects: Pick<MutationEffects, 'shows' | 'invalidates' | 'invalidatesAfterFailure'>;
  /** True when it cannot be accepted yet, because our team looks at it first. */
  waitsForAdmin?: boolean;
}

/** Work of a creator that awaits the owner's decision. */
type Reviewed = Pick<
  ProofView,
  'creator_id' | 'notes' | 'revision_instructions' | 'feedback' | 'payment_problem' | 'decide_by'
>;

interface PaidReviewDialogProps<Accepted extends string> {
  id: string;
  reviewed: Reviewed;
  /** True when its creator has sent it and nobody has decided. */
  isWaiting: boolean;
  since: Date;
  title: string;
  /** The post that it is about. */
  url: string | undefined;
  badge: ReactNode;
  facts: ComponentProps<typeof Facts>['facts'];
  /** The submission itself: the post, or a proof's images. */
  evidence?: ReactNode;
  /** All else that is known of it. */
  seen?: ReactNode;
  /** Notice to read before deciding. */
  notice?: ReactNode;
  decision: PaidDecision<Accepted>;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** The way to others of the list; undefined for one that is not in it any more. */
  steps?: ReviewSteps | undefined;
  /** Called after a decision, once its receipt was read if money was paid; closes the dialog, or shows what is decided next. */
  onDecided: () => void;
  onClose: () => void;
}

const Origin = chakra(Wrap, {
  base: { alignItems: 'center', justifyContent: { md: 'flex-end' }, gap: '3', marginBottom: '5' },
});
const Post = chakra('div', { base: { display: 'flex', flex: '1 1 13rem', minWidth: '0' } });

/** Dialog with a creator's submission, the payment for accepting it, the owner's three decisions, and the receipt once paid. */
export function PaidReviewDialog<Accepted extends string>(props: PaidReviewDialogProps<Accepted>) {
  const { id, title, steps, onDecided, onClose } = props;
  const [paid, setPaid] = useKeyedState<PayoutView | undefined>(id, () => undefined);
  const sheet = useSideSheet();

  if (paid) return <ReceiptDialog isNew payoutId={paid.id} onClose={onDecided} />;
  return (
    <Dialog
      title={title}
      placement={sheet}
      width="38rem"
      lead={steps && <ReviewStepper of={props.decision.paid} id={id} name={title} steps={steps} />}
      onClose={onClose}
    >
      <PaidReview key={id} {...props} onPaid={(payout) => setPaid(id, payout)} />
    </Dialog>
  );
}

interface PaidReviewProps<Accepted extends string> extends PaidReviewDialogProps<Accepted> {
  onPaid: (payout: PayoutView) => void;
}

/** The submission and the owner's decision on it. */
function PaidReview<Accepted extends string>(props: PaidReviewProps<Accepted>) {
  const { reviewed, isWaiting, since, onPaid, onDecided } = props;
  const decides = useSession((state) => state.user?.role === 'business_owner') && isWaiting;
  const about = (
    <>
      {props.notice}
      <Facts
        facts={[
          ...props.facts,
          ['Submitted', <DateText key="s" value={since} />],
          ['Decision by', decides ? <DateText key="d" value={reviewed.decide_by} /> : null],
        ]}
      />
      {props.seen}
      {reviewed.notes && <Quote name="Notes of the creator" text={reviewed.notes} />}
      {reviewed.revision_instructions && (
        <Quote name="Your revision instructions" text={reviewed.revision_instructions} />
      )}
      {reviewed.feedback && <Quote name="Feedback" text={reviewed.feedback} />}
      {decides && <Waiting since={since} decideBy={reviewed.decide_by} />}
    </>
  );
  return (
    <>
      <Origin>
        {props.url && (
          <Post>
            <ExternalLink href={props.url} />
          </Post>
        )}
        {props.badge}
        <StoreLink creatorId={reviewed.creator_id} />
      </Origin>
      <Stack gap="4">
        {props.evidence}
        {decides ? (
          <PaidDecisionForm {...props} onDecided={(payout) => (payout ? onPaid(payout) : onDecided())}>
            {about}
          </PaidDecisionForm>
        ) : (
          <>
            {reviewed.payment_problem && <UnpaidNotice problem={reviewed.payment_problem} />}
            {about}
          </>
        )}
      </Stack>
    </>
  );
}

interface PaidDecisionFormProps<Accepted extends string> extends Pick<
  PaidReviewDialogProps<Accepted>,
  'id' | 'reviewed' | 'decision' | 'remainingCents'
> {
  onDecided: (paid: PayoutView | null) => void;
  /** All that is known of the submission; stands below what it comes to. */
  children: ReactNode;
}

/** Says what the submission comes to, what is known of it, the payment in full, and the owner's three decisions. */
function PaidDecisionForm<Accepted extends string>(props: PaidDecisionFormProps<Accepted>) {
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
        <PayoutOutlook preview={preview} paid={paid} failure={failure} earlier={reviewed.payment_problem} />
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
  /** Why the payment failed a moment ago. */
  failure: PaymentFailureNews | undefined;
  /** Why an earlier payment failed, as it was stored then. */
  earlier: PaymentProblemView | null;
}

/** Says what accepting a treasure or proof pays, or the latest reason why it cannot be paid; outdated problems are hidden. */
function PayoutOutlook({ preview, paid, failure, earlier }: PayoutOutlookProps) {
  if (failure) return <PaymentFailureNotice news={failure} />;
  const standing = preview.isLoading ? null : standingProblem(earlier, preview.data);
  return (
    <>
      <PayoutGain preview={preview} paid={paid} explained={standing !== null} />
      {standing && <UnpaidNotice problem={standing} waiting={paid} />}
    </>
  );
}

function standingProblem(earlier: PaymentProblemView | null, now: Preview | undefined): PaymentProblemView | null {
  return !now || now.problem?.reason === earlier?.reason ? earlier : null;
}
