import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKeptScroll } from '../state/use-kept-scroll.ts';
import { useSearchAhead } from '../state/use-search-ahead.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadMore } from './load-more.tsx';
import { NoneWithStatus } from './none-with-status.tsx';
import { QueryProblem } from './query-problem.tsx';
import { hasWords, SearchField, useSearchWords } from './search-field.tsx';
import { StatusFilter, type StatusFilterProps } from './status-filter.tsx';

interface SearchedListProps<Item, Status extends string> {
  /** Already narrowed to the status by the server. */
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  status: StatusFilterProps<Status | 'all'>;
  /** What the words are looked for in. */
  textsOf: (item: Item) => readonly string[];
  /** Those texts are still on their way. */
  textsPending?: boolean;
  placeholder: string;
  drawing: ReactNode;
  texts: {
    failed: string;
    none: string;
    noneText?: ReactNode;
    noneWithStatus: string;
    noneFound: string;
  };
  /** The next useful thing to do where there is nothing at all. */
  action?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * The list of a screen in pages, narrowed to a status by the server and to words here, further pages being looked through as well; in
 * every state it can be in. The words and the status are kept in the address, the place scrolled to for Back.
 */
export function SearchedList<Item, Status extends string>({
  list,
  status,
  textsOf,
  textsPending = false,
  placeholder,
  drawing,
  texts,
  action,
  children,
}: SearchedListProps<Item, Status>) {
  const [words, setWords] = useSearchWords();
  const pages = list.data?.pages ?? [];
  const loaded = pages.flatMap(({ items }) => items);
  const waits = textsPending && words !== '';
  const found = loaded.filter((item) => waits || hasWords(words, ...textsOf(item)));
  const searching = useSearchAhead(list, { pages: pages.length, found: found.length });
  useKeptScroll(list.data !== undefined);

  const isEmpty = list.isSuccess && found.length === 0 && !searching;
  const isNarrowed = status.selected !== 'all' || words !== '';
  return (
    <>
      {(isNarrowed || !isEmpty) && (
        <ListFilters>
          <SearchField words={words} onChange={setWords} placeholder={placeholder} />
          <StatusFilter {...status} />
        </ListFilters>
      )}
      {(list.isPending || searching || waits) && <ListSkeleton />}
      {list.isLoadingError && (
        <QueryProblem title={texts.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && words !== '' && (
        <EmptyState
          drawing={drawing}
          title={texts.noneFound}
          text={list.hasNextPage ? 'Only the newest ones are loaded. Show more to look further.' : undefined}
          action={
            <Button look="outline" onClick={() => setWords('')}>
              Clear the search
            </Button>
          }
        />
      )}
      {isEmpty && words === '' && isNarrowed && (
        <NoneWithStatus drawing={drawing} title={texts.noneWithStatus} onShowAll={() => status.onSelect('all')} />
      )}
      {isEmpty && !isNarrowed && (
        <EmptyState drawing={drawing} title={texts.none} text={texts.noneText} action={action} />
      )}
      {found.length > 0 && !waits && children(found)}
      <LoadMore list={list} problem={texts.failed} hidden={searching} />
    </>
  );
}
