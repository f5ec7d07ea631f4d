import { previewProofPayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { PROOF_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { proofStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { campaignProofsQuery, proofQuery, provenDeliverableQuery } from '../api/queries.ts';
import { ProofStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { viewsOfProof, SourcedViews } from '../../../shared/loots/sourced-views.tsx';
import { Badges } from '../../../shared/ui/marks/badge.tsx';
import { ApprovalAmount, MAX_PREVIEWS } from '../../../shared/payments/approval-amount.tsx';
import { PaidRows } from '../../../shared/payments/paid-rows.tsx';
import { UnpaidBadge } from '../../../shared/payments/unpaid-notice.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { DateText, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState, ListSkeleton, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { useOpened } from '../../../shared/ui/lists/use-opened.ts';
import { useReviewSteps } from '../../../shared/ui/lists/use-review-steps.ts';
import { useWithWaiting } from '../../../shared/ui/lists/use-with-waiting.ts';
import { WaitingFirst, waitingFirst } from '../../../shared/ui/lists/waiting-first.tsx';
import { ReviewButton } from '../../../shared/ui/lists/review-button.tsx';
import { PersonName } from '../../../shared/ui/pictures/person-name.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';

const ReviewProofDialog = lazyPart(async () => (await import('./review-proof-dialog.tsx')).ReviewProofDialog);

/** Those that wait for the owner of the loot. */
const WORK = {
  waits: ({ status }: ProofView) => status === 'pending',
  due: ({ decide_by }: ProofView) => decide_by,
};

const filterLabels = { all: 'All', ...proofStatusLabels } as const;

interface ProofsReviewProps {
  campaignId: string;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number;
}

/** Proofs of a loot's treasures, with a search, a status filter and the owner's decision. */
export function ProofsReview({ campaignId, remainingCents }: ProofsReviewProps) {
  const { status, search, narrowing } = useNarrowing(filterLabels, { placeholder: 'Creator, platform or notes' });
  const work = useSession((state) => state.user?.role === 'business_owner') ? WORK : undefined;
  const { list, isWhole, isPartial } = useWithWaiting({
    query: campaignProofsQuery(campaignId, status),
    waiting:
      work && (status === undefined || status === 'pending') ? campaignProofsQuery(campaignId, 'pending') : undefined,
    idOf: ({ proof_id: id }) => id,
  });
  const proofs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [opened, setOpened] = useOpened({
    field: PROOF_OPEN,
    query: proofQuery,
    idOf: ({ proof_id: id }: ProofView) => id,
    belongs: ({ campaign_id: id }) => id === campaignId,
    missing: 'Proof not found',
    problem: 'Failed to fetch proofs',
  });
  // Same queries as in the rows.
  const deliverables = useQueries({
    queries: [...new Set(proofs.map(({ treasure_id: id }) => id))].map((id) => provenDeliverableQuery(id)),
    combine: (results) => ({
      pending: results.some(({ isPending }) => isPending),
      byId: new Map(results.flatMap(({ data }) => (data ? [[data.treasure_id, data]] : []))),
    }),
  });
  // The treasures to search in are still loading.
  const waits = search !== undefined && deliverables.pending;
  const finds = ({ treasure_id: id, notes }: ProofView) => {
    const { creatorName = '', platform = '' } = deliverables.byId.get(id) ?? {};
    return waits || hasWords(search, creatorName, platform, notes ?? '');
  };
  const review = useReviewSteps({
    list,
    finds,
    idOf: ({ proof_id: id }) => id,
    order: (proofs) => (work ? waitingFirst(proofs, work) : proofs),
    waits: WORK.waits,
    opened: [opened, setOpened],
    problem: 'Failed to fetch proofs',
  });
  return (
    <>
      <PagedList
        isMain
        isCalm
        isPartial={isPartial}
        list={list}
        finds={finds}
        problem="Failed to fetch proofs"
        narrowing={narrowing}
        drawing="chest"
        noneFound="No proofs match your search"
        noneWithStatus="No proofs with this status"
        empty={
          <EmptyState
            drawing="chest"
            title="No proofs yet"
            text="Creators prove with screenshots how the views of an approved treasure have grown."
          />
        }
      >
        {(found, tools) =>
          waits ? (
            <ListSkeleton />
          ) : (
            <WaitingFirst items={found} work={work} name="Proofs" more={!isWhole} tools={tools}>
              {(items, caption) => (
                <PaidRows isQuiet={!(work && items.some(WORK.waits))}>
                  <DataTable
                    caption={caption}
                    plain={work !== undefined && items.some(WORK.waits)}
                    columns={columns(setOpened, work ? items.filter(WORK.waits) : [])}
                    items={items}
                    keyOf={({ proof_id: id }) => id}
                  />
                </PaidRows>
              )}
            </WaitingFirst>
          )
        }
      </PagedList>
      {review.open && (
        <ReviewProofDialog
          proof={review.open}
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
const columns = (open: (proof: ProofView) => void, waiting: readonly ProofView[]): readonly Column<ProofView>[] => [
  {
    header: 'Creator',
    cell: ({ treasure_id: id, payment_problem: problem }) => (
      <>
        <ProvenDeliverable deliverableId={id} />
        {waiting.length > 0 && <UnpaidBadge problem={problem} />}
      </>
    ),
  },
  {
    header: 'Reported views',
    cell: (proof) => <SourcedViews named known={viewsOfProof(proof)} />,
  },
  waiting.length > 0
    ? {
        header: 'Pays',
        cell: (proof) =>
          waiting.indexOf(proof) < MAX_PREVIEWS && (
            <ApprovalAmount operation={previewProofPayout} id={proof.proof_id} />
          ),
      }
    : {
        header: 'Status',
        cell: ({ status, payment_problem: problem }) => (
          <Badges>
            <ProofStatusBadge status={status} />
            <UnpaidBadge problem={problem} />
          </Badges>
        ),
      },
  {
    header: 'Submitted',
    cell: (proof) => (
      <>
        {proof.status === 'pending' ? (
          <Waiting since={proof.submission_date} decideBy={proof.decide_by} />
        ) : (
          <DateText value={proof.submission_date} />
        )}
      </>
    ),
  },
  {
    header: 'Actions',
    actions: 'beside',
    cell: (proof) => (
      <ReviewButton
        id={proof.proof_id}
        waits={proof.status === 'pending'}
        isMain={proof === waiting[0]}
        onClick={() => open(proof)}
      />
    ),
  },
];

/** Whose treasure a proof is about, and on which platform. */
function ProvenDeliverable({ deliverableId }: { deliverableId: string }) {
  const { data: deliverable, isPending } = useQuery(provenDeliverableQuery(deliverableId));
  if (isPending) return <Skeleton height="6" width="32" />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      <PersonName name={deliverable?.creatorName ?? 'Unknown Creator'} picture={deliverable?.creatorPic ?? null} />
      {deliverable && <PlatformIcon platform={deliverable.platform} />}
    </chakra.span>
  );
}
