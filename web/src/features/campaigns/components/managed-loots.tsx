import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pagesOf } from '../../../shared/api/query.ts';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import { paths } from '../../../shared/paths.ts';
import { useKeptScroll } from '../../../shared/state/use-kept-scroll.ts';
import { useSearchAhead } from '../../../shared/state/use-search-ahead.ts';
import { campaignsText, campaignStatusLabels } from '../../../shared/text/campaigns.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ChestDrawing, MapDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListFilters } from '../../../shared/ui/list-filters.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { SearchField, useSearchWords } from '../../../shared/ui/search-field.tsx';
import { StatusFilter } from '../../../shared/ui/status-filter.tsx';
import { useStatusFilter } from '../../../shared/ui/use-status-filter.ts';
import { ManagementTable } from './management-table.tsx';

const filterLabels = {
  all: 'All',
  open: campaignStatusLabels.open,
  paused: campaignStatusLabels.paused,
  completed: campaignStatusLabels.completed,
  pending: campaignStatusLabels.pending,
  rejected: campaignStatusLabels.rejected,
} as const;

/** An owner's loots, narrowed to what they look for; the search and the status are kept in the address. */
export function ManagedLoots({ ownerId }: { ownerId: string }) {
  const [filter, setFilter] = useStatusFilter(filterLabels);
  const [words, setWords] = useSearchWords();
  const [, setSearch] = useSearchParams();
  const status = filter === 'all' ? undefined : filter;
  const list = useInfiniteQuery(
    pagesOf(
      listCampaignsOfOwner,
      { params: { id: ownerId }, query: { status, search: words || undefined } },
      // The last search's stay until the next one's are there.
      { placeholderData: keepPreviousData, ...liveOrEvery(REFRESH_MS, 'campaigns') },
    ),
  );
  const pages = list.data?.pages ?? [];
  const campaigns = pages.flatMap(({ items }) => items);
  const searching = useSearchAhead(list, { pages: pages.length, found: campaigns.length });
  useKeptScroll(list.data !== undefined);
  const narrowed = words !== '' || filter !== 'all';
  const settled = list.isSuccess && !list.isPlaceholderData && !searching;
  const hasLoots = campaigns.length > 0 || narrowed;
  const create = <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>;
  return (
    <>
      <PageHeader title={campaignsText.managementTitle} actions={hasLoots && create} />
      {hasLoots && (
        <ListFilters>
          <SearchField words={words} onChange={setWords} placeholder="Title or platform" />
          <StatusFilter labels={filterLabels} selected={filter} onSelect={setFilter} />
        </ListFilters>
      )}
      {(list.isPending || (campaigns.length === 0 && !settled && !list.isLoadingError)) && <ListSkeleton rows={4} />}
      {list.isLoadingError && (
        <QueryProblem title={campaignsText.fetchListFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {campaigns.length > 0 && <ManagementTable campaigns={campaigns} />}
      {settled && !hasLoots && (
        <EmptyState
          drawing={<ChestDrawing />}
          title={campaignsText.noneCreated}
          text="Post your first loot and let creators come to you."
          action={create}
        />
      )}
      {settled && hasLoots && campaigns.length === 0 && (
        <EmptyState
          drawing={<MapDrawing />}
          title={campaignsText.noneMatch}
          action={
            <Button look="outline" onClick={() => setSearch({}, { replace: true })}>
              Show all
            </Button>
          }
        />
      )}
      <LoadMore list={list} problem={campaignsText.fetchListFailed} hidden={searching} />
    </>
  );
}
