import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { creatorsQuery } from '../../features/creators/api/creators-query.ts';
import { CreatorCard } from '../../features/creators/components/creator-card.tsx';
import { DirectoryFiltersForm } from '../../features/creators/components/directory-filters-form.tsx';
import { DirectoryGrid, DirectorySkeleton } from '../../features/creators/components/directory-grid.tsx';
import {
  creatorSearchOf,
  filtersFromSearch,
  isNarrowed,
  noFilters,
  searchFromFilters,
  type DirectoryFilters,
} from '../../features/creators/directory-filters.ts';
import { useKeptScroll } from '../../shared/state/use-kept-scroll.ts';
import { useSearchAhead } from '../../shared/state/use-search-ahead.ts';
import { creatorsText } from '../../shared/text/creators.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CompassDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';

/** `/creators`: everybody with a store, with search, category and order in the address. */
export function CreatorsRoute() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  const filter = useCallback(
    (next: DirectoryFilters) => setSearch(searchFromFilters(next), { replace: true }),
    [setSearch],
  );
  const list = useInfiniteQuery(creatorsQuery(creatorSearchOf(filters)));
  const pages = list.data?.pages ?? [];
  const creators = pages.flatMap(({ items }) => items);
  const searching = useSearchAhead(list, { pages: pages.length, found: creators.length });
  useKeptScroll(list.isSuccess);
  const narrowed = isNarrowed(filters);

  return (
    <>
      <PageHeader title={creatorsText.title} intro={creatorsText.intro} />
      <DirectoryFiltersForm filters={filters} onChange={filter} />
      {(list.isPending || searching) && <DirectorySkeleton />}
      {list.isError && creators.length === 0 && (
        <QueryProblem title={creatorsText.loadFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && creators.length === 0 && !searching && (
        <EmptyState
          drawing={<CompassDrawing />}
          title={creatorsText.emptyTitle}
          text={
            list.hasNextPage ? creatorsText.emptySoFar : narrowed ? creatorsText.emptyNarrowed : creatorsText.emptyAll
          }
          action={narrowed && <Button onClick={() => filter(noFilters)}>{creatorsText.clear}</Button>}
        />
      )}
      <DirectoryGrid aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.55 : 1}>
        {creators.map((creator) => (
          <CreatorCard key={creator.id} creator={creator} />
        ))}
      </DirectoryGrid>
      {list.isFetchNextPageError && (
        <QueryProblem title={creatorsText.loadFailed} error={list.error} onRetry={() => void list.fetchNextPage()} />
      )}
      <LoadMore
        shown={list.hasNextPage && !searching && !list.isFetchNextPageError && !list.isPlaceholderData}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
