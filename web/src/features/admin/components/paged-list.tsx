import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKeptScroll } from '../../../shared/state/use-kept-scroll.ts';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';

interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** Said when it cannot be loaded. */
  problem: string;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in pages in every state it can be in: on its way, failed, empty, and there, with the way to more of it; Back returns to the place scrolled to. */
export function PagedList<Item>({ list, problem, empty, children }: PagedListProps<Item>) {
  useKeptScroll(list.isSuccess);
  if (list.isPending) return <PageSkeleton />;
  if (list.isError) return <QueryProblem title={problem} error={list.error} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 ? empty : children(items)}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
