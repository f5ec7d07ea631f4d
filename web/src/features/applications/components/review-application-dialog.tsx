import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { decideApplication, freeSlot, previewSlotFreeing } from '@doubloon/contract/applications/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSlotOverdue } from '../awaited-delivery.ts';
import { AnswerList } from './answer-list.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { ContentSteps } from './content-steps.tsx';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { KnownCreator } from '../../../shared/records/known-creator.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { AskingButton } from '../../../shared/ui/buttons/asking-button.tsx';
import { MessageButton } from '../../../shared/ui/buttons/message-button.tsx';
import { StoreLink } from '../../../shared/ui/buttons/store-link.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { DecisionForm } from '../../../shared/ui/forms/decision-form.tsx';
import { QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';

interface ReviewApplicationDialogProps {
  application: ApplicationView;
  /** True on the screen with the applications to all loots. */
  amongAll?: boolean;
  onClose: () => void;
}

/** An application in full, with the owner's decision while it is pending and the steps of its content once it is approved. */
export function ReviewApplicationDialog({ application, amongAll = false, onClose }: ReviewApplicationDialogProps) {
  const isOwner = useSession((state) => state.user?.role === 'business_owner');
  const [paid, setPaid] = useState<PayoutView>();
  const { status, feedback, account_closed: left } = application;

  if (paid) return <ReceiptDialog isNew payoutId={paid.id} onClose={onClose} />;
  return (
    <Dialog title={application.creatorName || applicationsText.unknownCreator} onClose={onClose} width="38rem">
      <Wrap gap="3" alignItems="center" marginBottom="5">
        <chakra.h3 fontSize="lg">{application.campaignTitle}</chakra.h3>
        <ApplicationStatusBadge status={status} />
        {left !== 'creator' && (
          <Wrap gap="2" marginLeft={{ md: 'auto' }} width={{ base: 'full', md: 'auto' }}>
            <StoreLink flexGrow="1" creatorId={application.creator_id} />
            {isOwner && (
              <MessageButton flexGrow="1" userId={application.creator_id} campaignId={application.campaign_id}>
                Message creator
              </MessageButton>
            )}
          </Wrap>
        )}
      </Wrap>
      <ApplicationFacts application={application} />
      {left !== 'creator' && (
        <chakra.div marginTop="5">
          <KnownCreator creatorId={application.creator_id} />
        </chakra.div>
      )}
      <AnswerList application={application} />
      <Stack gap="5" marginTop="5">
        {feedback && <Quote name="Feedback" text={feedback} />}
        {status === 'rejected' && (
          <chakra.p textStyle="hint">
            The creator can appeal against a rejection. If our team grants it, the application waits for your decision
            again.
          </chakra.p>
        )}
        {left === 'creator' && (
          <Notice title="The creator has closed their account">
            <p>Nothing more comes from them, and nothing waits for you here. What was paid stays paid.</p>
          </Notice>
        )}
        {(status === 'completed' || (status === 'approved' && !left)) && (
          <ContentSteps application={application} decides={isOwner} onPaid={setPaid} onDone={onClose} />
        )}
        {isOwner && isSlotOverdue(application, currentTime()) && (
          <FreeSlot application={application} onFreed={onClose} />
        )}
        {isOwner && status === 'pending' && (
          <ApplicationDecisionForm amongAll={amongAll} application={application} onDone={onClose} />
        )}
      </Stack>
    </Dialog>
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
          <Notice tone="gold" title="This slot can be freed">
            <chakra.p fontSize="sm" marginBottom="3">
              Nothing that counts was delivered in it in time. Freed, it can go to another creator.
            </chakra.p>
            <AskingButton
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
            </AskingButton>
          </Notice>
        ) : (
          // Of somebody who has delivered nobody asks.
          !application.slot?.delivered && <chakra.p textStyle="hint">{`${problem}.`}</chakra.p>
        )
      }
    </QueryView>
  );
}

interface ApplicationDecisionFormProps {
  application: ApplicationView;
  /** True on the screen with the applications to all loots, which has words of its own. */
  amongAll: boolean;
  onDone: () => void;
}

interface Decision {
  status: 'approved' | 'rejected';
  feedback: string;
}

/** The owner's decision on a pending application. */
function ApplicationDecisionForm({ application, amongAll, onDone }: ApplicationDecisionFormProps) {
  const deciding = useMutation({
    mutationFn: ({ status, feedback }: Decision) =>
      request(decideApplication, {
        params: { id: application.id },
        body: {
          status,
          feedback: feedback.trim() || (status === 'rejected' ? applicationsText.rejectReason : undefined),
        },
      }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'campaigns', 'dashboard'],
      success: (_decided, { status }: Decision) =>
        amongAll ? applicationsText.decidedAmongAll(status) : applicationsText.decided(status),
      failure: (error, { status }: Decision) =>
        failureText(applicationsText.decideFailed(status === 'approved' ? 'approve' : 'reject'), error),
    },
    onSuccess: onDone,
  });
  return (
    <>
      <Waiting since={application.created_at} decideBy={application.decide_by} />
      <DecisionForm
        hint="The creator reads it. Left undecided, it is rejected by itself after the deadline."
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
