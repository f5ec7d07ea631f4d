import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { previewApplicationPayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { PaymentFailureNotice } from '../../../shared/payments/unpaid-notice.tsx';
import { approvalOutcome, mayApprove, outcomeNote } from '../../../shared/payments/approval-outcome.ts';
import { payoutPreviewQuery } from '../../../shared/payments/payout-preview-query.ts';
import { PayoutPreview } from '../../../shared/payments/payout-preview.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { DateText, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { DecisionForm } from '../../../shared/ui/forms/decision-form.tsx';
import { Steps } from '../../../shared/ui/feedback/steps.tsx';
import { applicantQuery } from '../api/queries.ts';
import { contentSteps } from '../content-steps.ts';
import { SubmittedContentCard } from '../submit/submitted-content-card.tsx';
import { approvePayment, decideContent } from '@doubloon/contract/applications/operations.ts';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { acceptedNews, usePaidDecision } from '../../../shared/payments/use-paid-decision.ts';

type ContentStep = 'approve' | 'send_back' | 'pay';

interface Taken {
  application: ApplicationView;
  payout: PayoutView | null;
}

interface ContentStepsProps {
  application: ApplicationView;
  /** True when the reader is the owner, who decides. */
  decides: boolean;
  onPaid: (payout: PayoutView) => void;
  onDone: () => void;
}

/** Shows how far an approved application is, what its creator has submitted, and the step that is the owner's to take. */
export function ContentSteps({ application, decides, onPaid, onDone }: ContentStepsProps) {
  const { content, status, completed_at: completedAt } = application;
  const { decide, busy, failure } = useContentSteps(application.id, onDone, onPaid);
  const isReviewed = decides && status === 'approved' && content?.status === 'submitted';
  const isPaid = decides && status === 'approved' && content?.status === 'approved';
  const preview = useQuery({ ...payoutPreviewQuery(previewApplicationPayout, application.id), enabled: isPaid });
  const { data: applicant } = useQuery({
    ...applicantQuery(application.id),
    enabled: application.account_closed !== 'creator',
  });
  const outcome = approvalOutcome(preview.data, { failed: failure !== undefined });
  return (
    <chakra.section display="grid" gap="4" aria-label="Steps of this application">
      <Steps steps={contentSteps(application)} />
      {content && <SubmittedContentCard content={content} reader="owner" trusted={applicant?.isVerified ?? false} />}
      {completedAt && (
        <p>
          Completed on <DateText value={completedAt} />.
        </p>
      )}
      {failure && <PaymentFailureNotice news={failure} />}
      {isReviewed && (
        <>
          <Waiting since={content.submitted_at} decideBy={content.decide_by} />
          <DecisionForm
            hint="The creator reads it; a revision needs it. Left undecided, it is approved by itself after the deadline."
            busy={busy}
            onDecide={decide}
            choices={[
              {
                decision: 'send_back',
                label: 'Request Revision',
                loadingText: 'Sending back...',
                variant: 'outline',
                wordsRequired: 'Please write what should be changed',
              },
              { decision: 'approve', label: 'Approve Content', loadingText: 'Approving...' },
            ]}
          />
        </>
      )}
      {isPaid && !failure && <PayoutPreview preview={preview} paid="application" remainingCents={undefined} />}
      {isPaid && (
        <DecisionForm
          hint="Approving pays what is still due and completes the application. Proofs of its treasures can still add to it."
          note={outcomeNote(outcome)}
          busy={busy}
          onDecide={decide}
          choices={[
            {
              decision: 'pay',
              label: 'Approve Payment',
              loadingText: 'Approving...',
              disabled: !mayApprove(outcome),
            },
          ]}
        />
      )}
    </chakra.section>
  );
}

/** Approves content or sends it back, and approves its payment. `onPaid` gets a payout that was sent. */
function useContentSteps(applicationId: string, onDone: () => void, onPaid: (payout: PayoutView) => void) {
  return usePaidDecision({
    paid: 'application',
    send: async (step: ContentStep, feedback): Promise<Taken> => {
      const params = { id: applicationId };
      const words = feedback && { feedback };
      if (step !== 'pay') {
        const body = { approved: step === 'approve', ...words };
        return { application: await request(decideContent, { params, body }), payout: null };
      }
      const { payout, ...application } = await request(approvePayment, { params, body: { approved: true, ...words } });
      return { application, payout };
    },
    shows: (client, { application }: Taken) => inPlace('applications', 'id')(client, application),
    invalidates: ['applications', 'campaigns', 'payments', 'dashboard'],
    success: (step, { payout }) => {
      if (step === 'approve') return 'Content approved successfully!';
      if (step === 'send_back') return 'Revision requested successfully!';
      return acceptedNews(applicationsText.accepted, false, payout);
    },
    failed: (step, error) =>
      failureText(step === 'pay' ? 'Failed to approve payment' : 'Failed to review content', error),
    onDecided: (paid) => (paid ? onPaid(paid) : onDone()),
  });
}
