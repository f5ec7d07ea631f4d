import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useState } from 'react';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { UnpaidNotice } from '../../../shared/payments/unpaid-notice.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Quote } from '../../../shared/ui/quote.tsx';
import { StoreLink } from '../../../shared/ui/store-link.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { TreasureDecisionForm } from './treasure-decision-form.tsx';
import { TreasureStatusBadge } from './treasure-status-badge.tsx';

const count = new Intl.NumberFormat('en-US');

interface ReviewTreasureDialogProps {
  treasure: DeliverableView;
  /** What is left of the loot's budget, in cents. */
  remainingCents: number | undefined;
  onClose: () => void;
}

/** A treasure in full, what approving it pays, the owner's three decisions, and the receipt once it is paid. */
export function ReviewTreasureDialog({ treasure, remainingCents, onClose }: ReviewTreasureDialogProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner') && treasure.status === 'submitted';
  const [paid, setPaid] = useState<PayoutView>();

  if (paid) return <ReceiptDialog payoutId={paid.id} onClose={onClose} />;
  return (
    <Dialog title={treasure.creatorName} onClose={onClose} width="38rem">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" marginBottom="5">
        <ExternalLink href={treasure.url} />
        <TreasureStatusBadge status={treasure.status} />
        <StoreLink marginLeft={{ md: 'auto' }} creatorId={treasure.creator_id} />
      </chakra.div>
      <Facts
        facts={[
          ['Reported views', count.format(treasure.view_count)],
          ['Proven since', treasure.proven_view_count === null ? null : count.format(treasure.proven_view_count)],
          ['Platform', platformLabel(treasure.platform)],
          ['Submitted', <DateText key="s" value={treasure.created_at} />],
          ['Decision by', decides ? <DateText key="d" value={treasure.decide_by} /> : null],
        ]}
      />
      <chakra.div display="grid" gap="4" marginTop="5">
        {treasure.notes && <Quote name="Notes of the creator" text={treasure.notes} />}
        {treasure.revision_instructions && (
          <Quote name="Your revision instructions" text={treasure.revision_instructions} />
        )}
        {treasure.feedback && <Quote name="Feedback" text={treasure.feedback} />}
        {treasure.author_check === 'needs_admin' && treasure.status === 'submitted' && (
          <Notice tone="gold" title={deliverablesText.needsAdmin}>
            <chakra.p fontSize="sm">{deliverablesText.needsAdminText}</chakra.p>
          </Notice>
        )}
        {!decides && treasure.payment_problem && <UnpaidNotice problem={treasure.payment_problem} />}
        {decides && (
          <>
            <Waiting since={treasure.created_at} decideBy={treasure.decide_by} />
            <TreasureDecisionForm
              treasure={treasure}
              remainingCents={remainingCents}
              onDecided={(payout) => (payout ? setPaid(payout) : onClose())}
            />
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
