import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { isRemoved } from '@doubloon/contract/readings/reading.ts';
import { DELIVERABLE_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { deliverableStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { campaignDeliverablesQuery, deliverableQuery } from '../api/queries.ts';
import { deliverableCsv } from '../deliverable-csv.ts';
import { DeliverableStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { latestViews, SourcedViews } from '../../../shared/loots/sourced-views.tsx';
import { ApprovalAmount, MAX_PREVIEWS } from '../../../shared/payments/approval-amount.tsx';
import { PaidRows } from '../../../shared/payments/paid-rows.tsx';
import { UnpaidBadge } from '../../../shared/payments/unpaid-notice.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { DateText, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { ReviewButton } from '../../../shared/ui/lists/review-button.tsx';
import { useSorted, type Orders } from '../../../shared/ui/lists/sorting.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { useOpened } from '../../../shared/ui/lists/use-opened.ts';
import { useReviewSteps } from '../../../shared/ui/lists/use-review-steps.ts';
import { useWithWaiting } from '../../../shared/ui/lists/use-with-waiting.ts';
import { WaitingFirst, waitingFirst } from '../../../shared/ui/lists/waiting-first.tsx';
import { Badge, Badges } from '../../../shared/ui/marks/badge.tsx';
import { PersonName } from '../../../shared/ui/pictures/person-name.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';

const ReviewDeliverableDialog = lazyPart(
  async () => (await import('./review-deliverable-dialog.tsx')).ReviewDeliverableDialog,
);

/** Those that wait for the owner of the loot. */
const WORK = {
  waits: ({ status }: DeliverableView) => status === 'submitted',
  due: ({ decide_by }: DeliverableView) => decide_by,
};

const orders: Orders<DeliverableView> = {
  views: { label: 'Most views', by: (deliverable) => latestViews(deliverable).views, descending: true },
  creator: { label: 'Creator A to Z', by: ({ creatorName }) => creatorName },
  oldest: { label: 'Oldest first', by: ({ created_at: at }) => at },
};

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
  const query = campaignDeliverablesQuery(campaignId, status);
  const decides = useSession((state) => state.user?.role === 'business_owner');
  const {
    list: inTime,
    isWhole,
    isPartial,
  } = useWithWaiting({
    query,
    waiting:
      decides && (status === undefined || status === 'submitted')
        ? campaignDeliverablesQuery(campaignId, 'submitted')
        : undefined,
    idOf: ({ treasure_id: id }) => id,
  });
  const { list, sorting, isSorted } = useSorted({ list: inTime, query, orders });
  const work = decides ? (isSorted ? { waits: WORK.waits } : WORK) : undefined;
  const [opened, setOpened] = useOpened({
    field: DELIVERABLE_OPEN,
    query: deliverableQuery,
    idOf: ({ treasure_id: id }: DeliverableView) => id,
    belongs: ({ campaign_id: id }) => id === campaignId,
    missing: 'Treasure not found',
    problem: deliverablesText.fetchFailed,
  });
  const finds = ({ creatorName, platform, url, notes }: DeliverableView) =>
    hasWords(search, creatorName, platform, url, notes ?? '');
  const review = useReviewSteps({
    list,
    finds,
    idOf: ({ treasure_id: id }) => id,
    order: (deliverables) => (work ? waitingFirst(deliverables, work) : deliverables),
    waits: WORK.waits,
    opened: [opened, setOpened],
    problem: deliverablesText.fetchFailed,
  });
  return (
    <>
      <PagedList
        isMain
        isCalm
        isPartial={isPartial && !isSorted}
        list={list}
        finds={finds}
        problem={deliverablesText.fetchFailed}
        narrowing={narrowing}
        sorting={sorting}
        download={{ of: 'treasures', columns: deliverableCsv, query }}
        drawing="chest"
        noneFound="No treasures match your search"
        noneWithStatus="No treasures with this status"
        empty={<EmptyState drawing="chest" title="No treasures yet" text="Approved creators deliver here." />}
      >
        {(deliverables, tools) => (
          <WaitingFirst items={deliverables} work={work} name="Treasures" more={!isWhole && !isSorted} tools={tools}>
            {(items, caption) => (
              <PaidRows isQuiet={!(decides && items.some(WORK.waits))}>
                <DataTable
                  caption={caption}
                  plain={decides && items.some(WORK.waits)}
                  columns={columns(setOpened, decides ? items.filter(WORK.waits) : [])}
                  items={items}
                  keyOf={({ treasure_id: id }) => id}
                />
              </PaidRows>
            )}
          </WaitingFirst>
        )}
      </PagedList>
      {review.open && (
        <ReviewDeliverableDialog
          deliverable={review.open}
          remainingCents={remainingCents}
          steps={review.steps}
          onDecided={review.goOn}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Columns of the list. Of those that wait, whose heading says their status, they have what an approval pays; the first of them has the button of the screen. */
const columns = (
  open: (deliverable: DeliverableView) => void,
  waiting: readonly DeliverableView[],
): readonly Column<DeliverableView>[] => [
  {
    header: 'Creator',
    cell: (deliverable) => (
      <>
        <chakra.span display="flex" alignItems="center" gap="2.5">
          <PersonName name={deliverable.creatorName} picture={deliverable.creatorPic} />
          <PlatformIcon platform={deliverable.platform} />
        </chakra.span>
        {waiting.length > 0 && (
          <chakra.div marginTop="1" _empty={{ display: 'none' }}>
            <Marks deliverable={deliverable} />
          </chakra.div>
        )}
      </>
    ),
  },
  {
    header: 'Views',
    onCards: waiting.length > 0 ? 'bare' : undefined,
    cell: (deliverable) => <SourcedViews named known={latestViews(deliverable)} />,
  },
  waiting.length > 0
    ? {
        header: 'Pays',
        cell: (deliverable) =>
          waiting.indexOf(deliverable) < MAX_PREVIEWS && (
            <ApprovalAmount operation={previewDeliverablePayout} id={deliverable.treasure_id} />
          ),
      }
    : {
        header: 'Status',
        cell: (deliverable) => (
          <Badges>
            <DeliverableStatusBadge status={deliverable.status} />
            <Marks deliverable={deliverable} />
          </Badges>
        ),
      },
  {
    header: 'Submitted',
    cell: (deliverable) => (
      <>
        {deliverable.status === 'submitted' ? (
          <Waiting since={deliverable.created_at} decideBy={deliverable.decide_by} />
        ) : (
          <DateText value={deliverable.created_at} />
        )}
      </>
    ),
  },
  {
    header: 'Actions',
    actions: 'beside',
    cell: (deliverable) => (
      <ReviewButton
        id={deliverable.treasure_id}
        waits={deliverable.status === 'submitted'}
        isMain={deliverable === waiting[0]}
        onClick={() => open(deliverable)}
      />
    ),
  },
];

/** Shows what is to be known of a treasure besides its status. */
function Marks({ deliverable }: { deliverable: DeliverableView }) {
  const { status, author_check: check, payment_problem: problem, post_state: post } = deliverable;
  return (
    <>
      {status === 'submitted' && check === 'needs_admin' && <Badge>Our team checks</Badge>}
      {isRemoved(post) && <Badge colorPalette="coral">{post === 'private' ? 'Post private' : 'Post gone'}</Badge>}
      <UnpaidBadge problem={problem} />
    </>
  );
}
