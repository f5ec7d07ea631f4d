import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useState } from 'react';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { MessageButton } from '../../../shared/ui/buttons/message-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { StoreLink } from '../../../shared/ui/buttons/store-link.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { isSlotOverdue } from '../awaited-delivery.ts';
import { AnswerList } from './answer-list.tsx';
import { ApplicationDecisionForm } from './application-decision-form.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { ContentSteps } from './content-steps.tsx';
import { FreeSlot } from './free-slot.tsx';

interface ReviewApplicationDialogProps {
  application: ApplicationView;
  /** It is opened on the screen with those to all loots. */
  amongAll?: boolean;
  onClose: () => void;
}

/** An application in full, with the owner's decision while it is pending and the steps of its content once it is approved. */
export function ReviewApplicationDialog({ application, amongAll = false, onClose }: ReviewApplicationDialogProps) {
  const isOwner = useSession((state) => state.user?.role === 'business_owner');
  const [paid, setPaid] = useState<PayoutView>();
  const { status, feedback, account_closed: left } = application;

  if (paid) return <ReceiptDialog payoutId={paid.id} onClose={onClose} />;
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
