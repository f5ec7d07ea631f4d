import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationsText } from '../../../shared/text/applications.ts';
import { BottleDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { NoneWithStatus } from '../../../shared/ui/none-with-status.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { StatusFilter } from '../../../shared/ui/status-filter.tsx';
import { useStatusFilter } from '../../../shared/ui/use-status-filter.ts';
import type { campaignApplicationsQuery } from '../api/campaign-applications-query.ts';
import { ApplicationsTable } from './applications-table.tsx';

const filterLabels = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

interface ApplicationsReviewProps {
  /** Of one loot, or of all of an owner's. */
  query: ReturnType<typeof campaignApplicationsQuery>;
}

/** A list of applications with a status filter, for the owner who decides on them. */
export function ApplicationsReview({ query }: ApplicationsReviewProps) {
  const [filter, setFilter] = useStatusFilter(filterLabels);
  const list = useInfiniteQuery(query);

  if (list.isPending) return <PageSkeleton />;
  if (list.isError) {
    return <QueryProblem title={applicationsText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const all: ApplicationView[] = list.data.pages.flatMap(({ items }) => items);
  const shown = all.filter(({ status }) => filter === 'all' || status === filter);
  return (
    <>
      <StatusFilter labels={filterLabels} selected={filter} onSelect={setFilter} />
      {all.length > 0 && shown.length === 0 && (
        <NoneWithStatus
          drawing={<BottleDrawing />}
          title={applicationsText.noneWithStatus}
          hasMore={list.hasNextPage}
          onShowAll={() => setFilter('all')}
        />
      )}
      {all.length === 0 && (
        <EmptyState
          drawing={<BottleDrawing />}
          title={applicationsText.none}
          text="They show up here as soon as a creator applies."
        />
      )}
      {shown.length > 0 && <ApplicationsTable applications={shown} />}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
