import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BottleDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListFilters } from '../../../shared/ui/list-filters.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { NoneWithStatus } from '../../../shared/ui/none-with-status.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { hasWords, SearchField, useSearchWords } from '../../../shared/ui/search-field.tsx';
import { StatusFilter } from '../../../shared/ui/status-filter.tsx';
import { useStatusFilter } from '../../../shared/ui/use-status-filter.ts';
import type { ownerApplicationsQuery } from '../api/owner-applications-query.ts';
import { ApplicationsTable } from './applications-table.tsx';

const filterLabels = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
} as const;

interface ApplicationsReviewProps {
  /** Of one loot, or of all of an owner's; those of a status alone when one is given. */
  queryOf: (status: ApplicationStatus | undefined) => ReturnType<typeof ownerApplicationsQuery>;
  /** The list is of several loots: each is named. */
  namesLoots?: boolean;
  /** The loot takes no more of them. */
  closed?: boolean;
}

/** A list of applications with a search and a status filter, for the owner who decides on them. */
export function ApplicationsReview({ queryOf, namesLoots = false, closed = false }: ApplicationsReviewProps) {
  const [filter, setFilter] = useStatusFilter(filterLabels);
  const [words, setWords] = useSearchWords();
  const list = useInfiniteQuery(queryOf(filter === 'all' ? undefined : filter));
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = loaded.filter(({ creatorName, campaignTitle }) => hasWords(words, creatorName, campaignTitle));
  return (
    <>
      <ListFilters>
        <SearchField words={words} onChange={setWords} placeholder={namesLoots ? 'Creator or loot' : 'Creator'} />
        <StatusFilter labels={filterLabels} selected={filter} onSelect={setFilter} />
      </ListFilters>
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <QueryProblem
          title={
            namesLoots
              ? applicationsText.fetchAllFailed(messageOf(list.error, 'Unknown error'))
              : applicationsText.fetchFailed
          }
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && loaded.length === 0 && filter !== 'all' && (
        <NoneWithStatus
          drawing={<BottleDrawing />}
          title={applicationsText.noneWithStatus}
          onShowAll={() => setFilter('all')}
        />
      )}
      {loaded.length > 0 && shown.length === 0 && (
        <EmptyState
          drawing={<BottleDrawing />}
          title={applicationsText.noneFound}
          text={list.hasNextPage ? 'Only the newest ones are loaded. Show more to look further.' : undefined}
          action={
            <Button look="outline" onClick={() => setWords('')}>
              Clear the search
            </Button>
          }
        />
      )}
      {list.isSuccess && loaded.length === 0 && filter === 'all' && (
        <EmptyState
          drawing={<BottleDrawing />}
          title={applicationsText.none}
          text={closed ? applicationsText.noneCame : applicationsText.noneSoFar}
        />
      )}
      <ApplicationsTable applications={shown} namesLoots={namesLoots} />
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
