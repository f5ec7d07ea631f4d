import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/receipt-operations.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { PaidReviewDialog } from '../../../shared/payments/paid-review-dialog.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { DeliverableStatusBadge } from './deliverable-status-badge.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';

interface ReviewDeliverableDialogProps {
  deliverable: DeliverableView;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  onClose: () => void;
}

/** A treasure in full, and the owner's decision on it. */
export function ReviewDeliverableDialog({ deliverable, remainingCents, onClose }: ReviewDeliverableDialogProps) {
  const { treasure_id: id, status, view_count: views, proven_view_count: proven } = deliverable;
  const waitsForAdmin = deliverable.author_check === 'needs_admin';
  return (
    <PaidReviewDialog
      id={id}
      reviewed={deliverable}
      isWaiting={status === 'submitted'}
      since={deliverable.created_at}
      title={deliverable.creatorName}
      url={deliverable.url}
      badge={<DeliverableStatusBadge status={status} />}
      facts={[
        ['Reported views', formatNumber(views)],
        ['Proven since', proven === null ? null : formatNumber(proven)],
        ['Platform', platformLabel(deliverable.platform)],
      ]}
      notice={
        waitsForAdmin &&
        status === 'submitted' && (
          <Notice tone="gold" title={deliverablesText.needsAdmin}>
            <chakra.p fontSize="sm">
              The platform does not say who posted it, so somebody of our team compares it with the creator's linked
              account. It cannot be approved before that; you can already reject it or ask for a revision.
            </chakra.p>
          </Notice>
        )
      }
      decision={{
        paid: 'treasure',
        accepted: 'approved',
        accept: { verb: 'approve', label: 'Approve', busyLabel: 'Approving...' },
        preview: previewDeliverablePayout,
        texts: deliverablesText.decision,
        waitsForAdmin,
        send: (decision, feedback) =>
          request(decideDeliverable, {
            params: { id },
            body: {
              status: decision,
              // The count that the owner saw: a change that its creator makes meanwhile is not paid for.
              ...(decision === 'approved' && { view_count: views }),
              ...(feedback && { feedback }),
            },
          }),
        effects: {
          shows: (client, { payout: _payout, ...decided }: OutputOf<typeof decideDeliverable>) =>
            inPlace('deliverables', 'treasure_id')(client, decided),
          invalidates: ['deliverables', 'campaigns', 'payments', 'dashboard'],
          invalidatesAfterFailure: ['payments', 'deliverables'],
        },
      }}
      remainingCents={remainingCents}
      onClose={onClose}
    />
  );
}
