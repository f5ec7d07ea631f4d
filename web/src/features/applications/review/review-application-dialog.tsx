import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { isSlotOverdue } from '../awaited-delivery.ts';
import { AnswerList } from '../apply/answer-list.tsx';
import { ApplicantHeader } from './applicant-header.tsx';
import { ApplicantWork } from './applicant-work.tsx';
import { ApplicationFacts } from '../apply/application-facts.tsx';
import { ContentSteps } from './content-steps.tsx';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { KnownCreator } from '../../../shared/records/known-creator.tsx';
import { useKeyedState } from '../../../shared/state/use-keyed-state.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Hint, Stack } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { ReviewStepper, type ReviewSteps } from '../../../shared/ui/dialogs/review-stepper.tsx';
import { useSideSheet } from '../../../shared/ui/dialogs/side-sheet.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Decision, sendDecision } from '../decide-several.ts';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { DecisionForm } from '../../../shared/ui/forms/decision-form.tsx';
import { freeSlot, previewSlotFreeing } from '@doubloon/contract/applications/operations.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { QueryView } from '../../../shared/ui/lists/query-view.tsx';

interface ReviewApplicationDialogProps {
  application: ApplicationView;
  /** True on the screen with the applications to all loots. */
  amongAll?: boolean;
  /** The way to others of the list; left out for one that is not among them any more. */
  steps?: ReviewSteps | undefined;
  /** Called after a decision; closes the dialog, or shows what is decided next. */
  onDecided: () => void;
  onClose: () => void;
}

/** An application in full, with the owner's decision while it is pending and the steps of its content once it is approved. */
export function ReviewApplicationDialog({ steps, ...review }: ReviewApplicationDialogProps) {
  const { application, onDecided, onClose } = review;
  const { id } = application;
  const [paid, setPaid] = useKeyedState<PayoutView | undefined>(id, () => undefined);
  const sheet = useSideSheet();
  const name = application.creatorName || applicationsText.unknownCreator;

  if (paid) return <ReceiptDialog isNew payoutId={paid.id} onClose={onDecided} />;
  return (
    <Dialog
      title={name}
      placement={sheet}
      width="38rem"
      beginsAtTitle
      lead={steps && <ReviewStepper of="application" id={id} name={name} steps={steps} />}
      onClose={onClose}
    >
      <Review key={id} {...review} onPaid={(payout) => setPaid(id, payout)} />
    </Dialog>
  );
}

interface ReviewProps extends Omit<ReviewApplicationDialogProps, 'steps'> {
  onPaid: (payout: PayoutView) => void;
}

/** Shows all that is known for a decision, and the decision itself. */
function Review({ application, amongAll = false, onPaid, onDecided, onClose }: ReviewProps) {
  const isOwner = useSession((state) => state.user?.role === 'business_owner');
  const { status, feedback, account_closed: left } = application;
  const isOpen = status === 'pending' || status === 'approved';
  return (
    <>
      <ApplicantHeader application={application} isOwner={isOwner} />
      {/* First who it is, by what is verified, then what they propose, and what that can cost. */}
      {left !== 'creator' && <KnownCreator creatorId={application.creator_id} />}
      <AnswerList application={application} />
      <Stack gap="5" marginTop="5" gridTemplateColumns="minmax(0, 1fr)">
        <ApplicationFacts application={application} costs={isOwner && isOpen} />
        {left !== 'creator' && <ApplicantWork applicationId={application.id} />}
        {feedback && <Quote name="Feedback" text={feedback} />}
        {status === 'rejected' && (
          <Hint>
            The creator can appeal against a rejection. If our team grants it, the application waits for your decision
            again.
          </Hint>
        )}
        {left === 'creator' && (
          <Notice title="The creator has closed their account">
            <p>Nothing more comes from them, and nothing waits for you here. What was paid stays paid.</p>
          </Notice>
        )}
        {(status === 'completed' || (status === 'approved' && !left)) && (
          <ContentSteps application={application} decides={isOwner} onPaid={onPaid} onDone={onClose} />
        )}
        {isOwner && isSlotOverdue(application, currentTime()) && (
          <FreeSlot application={application} onFreed={onClose} />
        )}
        {isOwner && status === 'pending' && (
          <ApplicationDecisionForm amongAll={amongAll} application={application} onDone={onDecided} />
        )}
      </Stack>
    </>
  );
}

interface ApplicationDecisionFormProps {
  application: ApplicationView;
  /** True on the screen with the applications to all loots, which has words of its own. */
  amongAll: boolean;
  onDone: () => void;
}

interface Decided {
  status: Decision;
  feedback: string;
}

/** The owner's decision on a pending application. */
function ApplicationDecisionForm({ application, amongAll, onDone }: ApplicationDecisionFormProps) {
  const deciding = useMutation({
    mutationFn: ({ status, feedback }: Decided) => sendDecision(application.id, status, feedback),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'campaigns', 'dashboard'],
      success: (_decided, { status }: Decided) =>
        amongAll ? applicationsText.decidedAmongAll(status) : applicationsText.decided(status),
      failure: (error, { status }: Decided) =>
        failureText(applicationsText.decideFailed(status === 'approved' ? 'approve' : 'reject'), error),
    },
    onSuccess: onDone,
  });
  return (
    <>
      <Waiting since={application.created_at} decideBy={application.decide_by} />
      <DecisionForm
        hint="The creator reads it. Left undecided, it is rejected by itself after the deadline."
        note="Moves no money yet"
        busy={deciding.isPending ? deciding.variables.status : undefined}
        onDecide={(status, feedback) => deciding.mutate({ status, feedback })}
        choices={[
          { decision: 'rejected', label: 'Reject', loadingText: 'Rejecting...', variant: 'dangerQuiet' },
          { decision: 'approved', label: 'Approve', loadingText: 'Approving...' },
        ]}
      />
    </>
  );
}

interface FreeSlotProps {
  /** One whose slot is overdue. */
  application: ApplicationView;
  onFreed: () => void;
}

/** Lets an owner free a slot in which nothing was delivered in time, or says why that cannot be done yet. */
function FreeSlot({ application, onFreed }: FreeSlotProps) {
  const freeing = useQuery(queryOf(previewSlotFreeing, { params: { id: application.id } }, { staleTime: 0 }));
  const free = useMutation({
    mutationFn: () => request(freeSlot, { params: { id: application.id } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'campaigns', 'dashboard'],
      invalidatesAfterFailure: [previewSlotFreeing],
      success: 'Slot freed successfully!',
      failure: (error) => failureText('Failed to free the slot', error),
    },
    onSuccess: onFreed,
  });
  return (
    <QueryView query={freeing} problem="Failed to look at the slot" pending={null}>
      {({ problem }) =>
        problem === null ? (
          <Notice colorPalette="gold" title="This slot can be freed">
            <chakra.p fontSize="sm" marginBottom="3">
              Nothing that counts was delivered in it in time. Freed, it can go to another creator.
            </chakra.p>
            <ConfirmButton
              variant="outline"
              asks={{
                title: 'Free Slot',
                question:
                  application.account_closed === 'creator'
                    ? 'The application ends as rejected, and the slot is free for another creator.'
                    : `The application of ${application.creatorName || applicationsText.unknownCreator} ends as rejected and the slot is free for somebody else. They are told, can appeal, and may apply again while the loot is open. Your conversation stays.`,
                confirm: 'Free Slot',
                loadingText: 'Freeing...',
              }}
              onConfirm={() => free.mutateAsync()}
            >
              Free Slot
            </ConfirmButton>
          </Notice>
        ) : (
          // Of somebody who has delivered nobody asks.
          !application.slot?.delivered && <Hint>{`${problem}.`}</Hint>
        )
      }
    </QueryView>
  );
}
