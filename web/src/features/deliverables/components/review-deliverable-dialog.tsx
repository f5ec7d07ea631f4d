import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { isRemoved } from '@doubloon/contract/readings/reading.ts';
import type { OutputOf } from '@doubloon/contract/calls/operation.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { DeliverableStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { RemovedPost } from './removed-post.tsx';
import { TopUpOutlook } from './top-up-outlook.tsx';
import { DeliverableReadings } from './deliverable-readings.tsx';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import {
  provenViews,
  readViews,
  reportedViews,
  waitsForProof,
  SourcedViews,
} from '../../../shared/loots/sourced-views.tsx';
import { PaidReviewDialog } from '../../../shared/payments/paid-review-dialog.tsx';
import { DeliverableFlags } from '../../../shared/posts/deliverable-flags.tsx';
import { PostEmbed } from '../../../shared/posts/post-embed.tsx';
import { PostPicture } from '../../../shared/posts/post-picture.tsx';
import { KnownCreator } from '../../../shared/records/known-creator.tsx';
import { useKeyedState } from '../../../shared/state/use-keyed-state.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import type { ReviewSteps } from '../../../shared/ui/dialogs/review-stepper.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';

interface ReviewDeliverableDialogProps {
  deliverable: DeliverableView;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** The way to others of the list; left out for one that is not among them any more. */
  steps?: ReviewSteps | undefined;
  /** Called after a decision; closes the dialog, or shows what is decided next. */
  onDecided: () => void;
  onClose: () => void;
}

/** Notices to an owner about a treasure, besides its figures. */
function DeliverableNotices({ deliverable }: { deliverable: DeliverableView }) {
  const isWaiting = deliverable.status === 'submitted';
  return (
    <>
      {isRemoved(deliverable.post_state) && (
        <RemovedPost state={deliverable.post_state} platform={deliverable.platform} />
      )}
      {isWaiting && deliverable.author_check === 'needs_admin' && (
        <Notice colorPalette="gold" title="Our team checks whose post this is">
          <chakra.p fontSize="sm">
            The platform does not say who posted it, so somebody of our team compares it with the creator's linked
            account. It cannot be approved before that; you can already reject it or ask for a revision.
          </chakra.p>
        </Notice>
      )}
      {isWaiting && deliverable.baseline_views === null && <Hint>{deliverablesText.noBaseline.owner}</Hint>}
      {waitsForProof(deliverable) && (
        <Notice colorPalette="gold" title={deliverablesText.acceptedBySilence.title}>
          <p>{deliverablesText.acceptedBySilence.owner}</p>
        </Notice>
      )}
    </>
  );
}

/** A treasure in full, and the owner's decision on it. */
export function ReviewDeliverableDialog({ deliverable, ...review }: ReviewDeliverableDialogProps) {
  const { treasure_id: id, status, view_count: views, platform } = deliverable;
  const read = readViews(deliverable);
  // Decided once: nothing on the open dialog moves when the first reading arrives.
  const [showsRead] = useKeyedState(id, () => read !== null);
  const proven = provenViews(deliverable);
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
        ['Views', read && showsRead ? <SourcedViews key="v" known={read} /> : null],
        ['Reported views', <SourcedViews key="r" known={reportedViews(deliverable)} />],
        ['Proven since', proven && <SourcedViews key="s" known={proven} />],
        ['Platform', platformLabel(platform)],
        [
          'Published',
          deliverable.published_at ? (
            <DateText key="p" value={deliverable.published_at} />
          ) : (
            'Its platform does not say'
          ),
        ],
      ]}
      evidence={
        <>
          <PostEmbed platform={platform} id={deliverable.post_id} />
          {deliverable.post_picture_url !== null && (
            <PostPicture src={deliverable.post_picture_url} platform={platform} by={deliverable.creatorName} />
          )}
        </>
      }
      seen={
        <>
          <KnownCreator creatorId={deliverable.creator_id} />
          <DeliverableFlags deliverableId={id} />
          <DeliverableReadings deliverable={deliverable} />
        </>
      }
      notice={
        <>
          <DeliverableNotices deliverable={deliverable} />
          <TopUpOutlook deliverable={deliverable} remainingCents={review.remainingCents} />
        </>
      }
      decision={{
        paid: 'treasure',
        accepted: 'approved',
        accept: { verb: 'approve', label: 'Approve', loadingText: 'Approving...' },
        preview: previewDeliverablePayout,
        post: `${platform}:${deliverable.post_id}`,
        texts: deliverablesText.decision,
        waitsForAdmin,
        send: (decision, feedback) =>
          request(decideDeliverable, {
            params: { id },
            body: {
              status: decision,
              // The count that the owner saw: a change that its creator makes meanwhile is not decided on.
              view_count: views,
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
      {...review}
    />
  );
}
