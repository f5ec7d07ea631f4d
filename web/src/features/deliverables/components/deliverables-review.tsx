import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/receipt-operations.ts';
import { isRemoved } from '@doubloon/contract/readings/reading.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignDeliverablesQuery } from '../api/queries.ts';
import { DeliverableStatusBadge } from './deliverable-status-badge.tsx';
import { PostEmbed } from './post-embed.tsx';
import { RemovedPost } from './removed-post.tsx';
import { TreasureReadings } from './treasure-readings.tsx';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import {
  latestViews,
  provenViews,
  readViews,
  reportedViews,
  waitsForProof,
} from '../../../shared/loots/counted-views.ts';
import { SourcedViews } from '../../../shared/loots/sourced-views.tsx';
import { PaidReviewDialog } from '../../../shared/payments/paid-review-dialog.tsx';
import { UnpaidBadge } from '../../../shared/payments/unpaid-notice.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverableStatusLabels, deliverablesText } from '../../../shared/text/deliverables.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { DateText, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';

const filterLabels = { all: 'All', ...deliverableStatusLabels } as const;

interface DeliverablesReviewProps {
  campaignId: string;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number;
}

/** Treasures delivered to a loot, with a search, a status filter and the owner's decision. */
export function DeliverablesReview({ campaignId, remainingCents }: DeliverablesReviewProps) {
  const { status, search, narrowing } = useNarrowing(filterLabels, {
    placeholder: 'Creator, platform or link',
  });
  const list = useInfiniteQuery(campaignDeliverablesQuery(campaignId, status));
  const [opened, setOpened] = useState<DeliverableView>();
  // A decision can take it out of the filtered list while its receipt is being read.
  const open =
    opened &&
    (list.data?.pages.flatMap(({ items }) => items).find(({ treasure_id: id }) => id === opened.treasure_id) ?? opened);
  return (
    <>
      <PagedList
        isMain
        list={list}
        finds={({ creatorName, platform, url, notes }) => hasWords(search, creatorName, platform, url, notes ?? '')}
        problem={deliverablesText.fetchFailed}
        narrowing={narrowing}
        drawing="chest"
        noneFound="No treasures match your search"
        noneWithStatus="No treasures with this status"
        empty={<EmptyState drawing="chest" title="No treasures yet" text="Approved creators deliver here." />}
      >
        {(deliverables) => (
          <DataTable
            caption="Treasures"
            columns={columns(setOpened)}
            items={deliverables}
            keyOf={({ treasure_id: id }) => id}
          />
        )}
      </PagedList>
      {open && (
        <ReviewDeliverableDialog
          deliverable={open}
          remainingCents={remainingCents}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const columns = (open: (deliverable: DeliverableView) => void): readonly Column<DeliverableView>[] => [
  {
    header: 'Creator',
    cell: ({ creatorName, platform }) => (
      <chakra.span display="inline-flex" alignItems="center" gap="2.5">
        <PlatformIcon platform={platform} />
        {creatorName}
      </chakra.span>
    ),
  },
  {
    header: 'Views',
    cell: (deliverable) => <SourcedViews known={latestViews(deliverable)} />,
  },
  {
    header: 'Status',
    cell: ({ status, author_check: check, payment_problem: problem, post_state: post }) => (
      <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
        <DeliverableStatusBadge status={status} />
        {status === 'submitted' && check === 'needs_admin' && <Badge>Our team checks</Badge>}
        {isRemoved(post) && <Badge tone="coral">{post === 'private' ? 'Post private' : 'Post gone'}</Badge>}
        <UnpaidBadge problem={problem} />
      </chakra.span>
    ),
  },
  {
    header: 'Submitted',
    cell: (deliverable) => (
      <>
        <DateText value={deliverable.created_at} />
        {deliverable.status === 'submitted' && (
          <Waiting since={deliverable.created_at} decideBy={deliverable.decide_by} />
        )}
      </>
    ),
  },
  {
    header: 'Actions',
    actions: true,
    cell: (deliverable) => (
      <Button variant="outline" onClick={() => open(deliverable)}>
        {deliverable.status === 'submitted' ? 'Review' : 'Details'}
      </Button>
    ),
  },
];

interface ReviewDeliverableDialogProps {
  deliverable: DeliverableView;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
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
        <Notice tone="gold" title="Our team checks whose post this is">
          <chakra.p fontSize="sm">
            The platform does not say who posted it, so somebody of our team compares it with the creator's linked
            account. It cannot be approved before that; you can already reject it or ask for a revision.
          </chakra.p>
        </Notice>
      )}
      {isWaiting && deliverable.baseline_views === null && (
        <chakra.p textStyle="hint">{deliverablesText.noBaseline.owner}</chakra.p>
      )}
      {waitsForProof(deliverable) && (
        <Notice tone="gold" title={deliverablesText.acceptedBySilence.title}>
          <p>{deliverablesText.acceptedBySilence.owner}</p>
        </Notice>
      )}
    </>
  );
}

/** A treasure in full, and the owner's decision on it. */
export function ReviewDeliverableDialog({ deliverable, remainingCents, onClose }: ReviewDeliverableDialogProps) {
  const { treasure_id: id, status, view_count: views, platform } = deliverable;
  const read = readViews(deliverable);
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
        ['Views', read && <SourcedViews key="v" known={read} />],
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
      seen={
        <>
          <PostEmbed url={deliverable.url} platform={platform} />
          <TreasureReadings deliverable={deliverable} />
        </>
      }
      notice={<DeliverableNotices deliverable={deliverable} />}
      decision={{
        paid: 'treasure',
        accepted: 'approved',
        accept: { verb: 'approve', label: 'Approve', loadingText: 'Approving...' },
        preview: previewDeliverablePayout,
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
      remainingCents={remainingCents}
      onClose={onClose}
    />
  );
}
