import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { creatorsQuery } from '../../features/creators/api/creators-query.ts';
import { CreatorCard, DirectorySkeleton } from '../../features/creators/components/creator-card.tsx';
import { DirectoryFiltersForm } from '../../features/creators/components/directory-filters-form.tsx';
import {
  filtersFromSearch,
  isNarrowed,
  noFilters,
  passes,
  searchFromFilters,
  type DirectoryFilters,
} from '../../features/creators/directory-filters.ts';
import { useSession } from '../../shared/state/session.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';
import { CardGrid } from '../../shared/style/chakra.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';

const InviteButton = lazyPart(
  async () => (await import('../../features/applications/invite/invite-button.tsx')).InviteButton,
);

/** `/creators`: everybody with a store, or those one follows, with search, category and order in the address. */
export function CreatorsRoute() {
  const uid = useSession(({ user }) => user?.uid ?? '');
  const invites = useSession(({ user }) => user?.role === 'business_owner');
  const [search, setSearch] = useSearch();
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  const filter = useCallback(
    (next: DirectoryFilters) => setSearch(searchFromFilters(next), { replace: true }),
    [setSearch],
  );
  const list = useInfiniteQuery(creatorsQuery(filters, uid));
  const { following } = filters;
  const narrowed = isNarrowed(filters);

  return (
    <>
      <PageHeader
        title="Discover Content Creators"
        intro="Open a store to see the work and what others say about it."
      />
      <DirectoryFiltersForm filters={filters} onChange={filter} />
      <PagedList
        isMain
        list={list}
        finds={(creator) => !following || passes(creator, filters)}
        problem="Failed to load creators"
        pending={<DirectorySkeleton />}
        empty={
          <EmptyState
            drawing="compass"
            title={following && !narrowed ? 'You follow nobody yet' : 'No creators found'}
            text={emptyText({ goesOn: list.hasNextPage, narrowed, following })}
            action={
              (narrowed || following) && (
                <Button onClick={() => filter({ ...noFilters, following: following && narrowed })}>
                  {narrowed ? 'Clear filters' : 'Show all creators'}
                </Button>
              )
            }
          />
        }
      >
        {(creators) => (
          <CardGrid aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.55 : 1}>
            {creators.map((creator) => (
              <CreatorCard
                key={creator.id}
                creator={creator}
                action={invites && <InviteButton wide creatorId={creator.id} creatorName={creator.name} />}
              />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </>
  );
}

function emptyText({ goesOn, narrowed, following }: { goesOn: boolean; narrowed: boolean; following: boolean }) {
  if (following)
    return narrowed
      ? 'None of the creators you follow matches this search.'
      : 'Press the heart in a store, and its creator is found here.';
  if (goesOn) return 'Nobody so far. There are more stores to look through.';
  return narrowed
    ? 'Nobody matches this search. Try fewer words or another category.'
    : 'Stores appear here as soon as creators join.';
}
