import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useState } from 'react';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { UnpaidNotice } from '../../../shared/payments/unpaid-notice.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Stack, Wrap } from '../../../shared/ui/layout.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Quote } from '../../../shared/ui/quote.tsx';
import { StoreLink } from '../../../shared/ui/store-link.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { DeliverableDecisionForm } from './deliverable-decision-form.tsx';
import { DeliverableStatusBadge } from './deliverable-status-badge.tsx';

const count = new Intl.NumberFormat('en-US');

interface ReviewDeliverableDialogProps {
  deliverable: DeliverableView;
  /** What is left of the loot's budget, in cents. */
  remainingCents: number | undefined;
  onClose: () => void;
}

/** A treasure in full, what approving it pays, the owner's three decisions, and the receipt once it is paid. */
export function ReviewDeliverableDialog({ deliverable, remainingCents, onClose }: ReviewDeliverableDialogProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner') && deliverable.status === 'submitted';
  const [paid, setPaid] = useState<PayoutView>();

  if (paid) return <ReceiptDialog payoutId={paid.id} onClose={onClose} />;
  return (
    <Dialog title={deliverable.creatorName} onClose={onClose} width="38rem">
      <Wrap gap="3" alignItems="center" marginBottom="5">
        <ExternalLink href={deliverable.url} />
        <DeliverableStatusBadge status={deliverable.status} />
        <StoreLink marginLeft={{ md: 'auto' }} creatorId={deliverable.creator_id} />
      </Wrap>
      <Facts
        facts={[
          ['Reported views', count.format(deliverable.view_count)],
          ['Proven since', deliverable.proven_view_count === null ? null : count.format(deliverable.proven_view_count)],
          ['Platform', platformLabel(deliverable.platform)],
          ['Submitted', <DateText key="s" value={deliverable.created_at} />],
          ['Decision by', decides ? <DateText key="d" value={deliverable.decide_by} /> : null],
        ]}
      />
      <Stack gap="4" marginTop="5">
        {deliverable.notes && <Quote name="Notes of the creator" text={deliverable.notes} />}
        {deliverable.revision_instructions && (
          <Quote name="Your revision instructions" text={deliverable.revision_instructions} />
        )}
        {deliverable.feedback && <Quote name="Feedback" text={deliverable.feedback} />}
        {deliverable.author_check === 'needs_admin' && deliverable.status === 'submitted' && (
          <Notice tone="gold" title={deliverablesText.needsAdmin}>
            <chakra.p fontSize="sm">{deliverablesText.needsAdminText}</chakra.p>
          </Notice>
        )}
        {!decides && deliverable.payment_problem && <UnpaidNotice problem={deliverable.payment_problem} />}
        {decides && (
          <>
            <Waiting since={deliverable.created_at} decideBy={deliverable.decide_by} />
            <DeliverableDecisionForm
              deliverable={deliverable}
              remainingCents={remainingCents}
              onDecided={(payout) => (payout ? setPaid(payout) : onClose())}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
