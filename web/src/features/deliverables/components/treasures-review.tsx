import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { ChestDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { NoneWithStatus } from '../../../shared/ui/none-with-status.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { StatusFilter } from '../../../shared/ui/status-filter.tsx';
import { useStatusFilter } from '../../../shared/ui/use-status-filter.ts';
import { campaignTreasuresQuery } from '../api/campaign-treasures-query.ts';
import { ReviewTreasureDialog } from './review-treasure-dialog.tsx';
import { TreasureStatusBadge } from './treasure-status-badge.tsx';

const filterLabels = {
  all: 'All',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;
const count = new Intl.NumberFormat('en-US');

/** Treasures delivered to a loot, with a status filter and the owner's decision. */
export function TreasuresReview({ campaignId, terms }: { campaignId: string; terms: PayoutTerms }) {
  const [filter, setFilter] = useStatusFilter(filterLabels);
  const [openId, setOpenId] = useState<string>();
  const list = useInfiniteQuery(campaignTreasuresQuery(campaignId));

  if (list.isPending) return <PageSkeleton />;
  if (list.isError) {
    return <QueryProblem title={deliverablesText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const all = list.data.pages.flatMap(({ items }) => items);
  const shown = all.filter(({ status }) => filter === 'all' || status === filter);
  const open = all.find(({ treasure_id: id }) => id === openId);
  const columns: readonly Column<DeliverableView>[] = [
    { header: 'Creator', cell: ({ creatorName }) => creatorName },
    { header: 'Platform', cell: ({ platform }) => <PlatformSign platform={platform} /> },
    { header: 'Views', cell: (treasure) => count.format(treasure.view_count) },
    { header: 'Status', cell: ({ status }) => <TreasureStatusBadge status={status} /> },
    { header: 'Submitted', cell: (treasure) => <DateText value={treasure.created_at} /> },
    {
      header: 'Actions',
      cell: (treasure) => (
        <Button look="outline" onClick={() => setOpenId(treasure.treasure_id)}>
          {treasure.status === 'submitted' ? 'Review' : 'Details'}
        </Button>
      ),
    },
  ];
  return (
    <>
      <StatusFilter labels={filterLabels} selected={filter} onSelect={setFilter} />
      {all.length > 0 && shown.length === 0 && (
        <NoneWithStatus
          drawing={<ChestDrawing />}
          title={deliverablesText.noneWithStatus}
          hasMore={list.hasNextPage}
          onShowAll={() => setFilter('all')}
        />
      )}
      {all.length === 0 && (
        <EmptyState
          drawing={<ChestDrawing />}
          title={deliverablesText.noTreasures}
          text="Approved creators deliver here."
        />
      )}
      {shown.length > 0 && (
        <DataTable caption="Treasures" columns={columns} items={shown} keyOf={(treasure) => treasure.treasure_id} />
      )}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      {open && <ReviewTreasureDialog treasure={open} terms={terms} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
