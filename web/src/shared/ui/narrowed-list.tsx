import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchAhead } from '../state/use-search-ahead.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { PagedList } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';
import { StatusFilter, type StatusFilterProps } from './status-filter.tsx';

/** What a list is narrowed to, and how to change it. */
export interface Narrowing {
  /** `all` narrows nothing. */
  choice: StatusFilterProps<string>;
  /** Left out where there is nothing to look for. */
  search?: { words: string; onChange: (words: string) => void; placeholder: string };
  /** Takes back the choice and the words. */
  clear: () => void;
}

interface NarrowedListProps<Item> {
  /** Already narrowed by the server. */
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  narrowing: Narrowing;
  /** Said when it, or more of it, cannot be loaded. */
  problem: string;
  pending?: ReactNode;
  drawing: ReactNode;
  /** Said where nothing passes. */
  noneFound: string;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** Whether anything narrows a list. */
export function isNarrowed({ choice, search }: Narrowing): boolean {
  return choice.selected !== 'all' || (search?.words ?? '') !== '';
}

/**
 * A list inside a screen, in pages, which the server narrows to a choice and to words; further pages are looked through while nothing is
 * found. In every state it can be in.
 */
export function NarrowedList<Item>({
  list,
  narrowing,
  problem,
  pending = <ListSkeleton />,
  drawing,
  noneFound,
  empty,
  children,
}: NarrowedListProps<Item>) {
  const { choice, search, clear } = narrowing;
  const pages = list.data?.pages ?? [];
  const found = pages.reduce((sum, { items }) => sum + items.length, 0);
  const searching = useSearchAhead(list, { pages: pages.length, found });
  const narrowed = isNarrowed(narrowing);
  const none = (
    <EmptyState
      as="h3"
      drawing={drawing}
      title={noneFound}
      text={list.hasNextPage ? 'Only the newest ones were looked through. Show more to look further.' : undefined}
      action={
        <Button look="outline" onClick={clear}>
          Show all
        </Button>
      }
    />
  );
  return (
    <>
      {(narrowed || found > 0) && (
        <ListFilters>
          {search && <SearchField {...search} />}
          <StatusFilter {...choice} />
        </ListFilters>
      )}
      <PagedList list={list} problem={problem} pending={pending} empty={searching ? pending : narrowed ? none : empty}>
        {children}
      </PagedList>
    </>
  );
}
