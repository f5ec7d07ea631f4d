import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKeptScroll } from '../state/use-kept-scroll.ts';
import { LoadMore } from './load-more.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { QueryView } from './query-view.tsx';

interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** Said when it, or more of it, cannot be loaded. */
  problem: string;
  /** Shown while the first page is on its way. */
  pending?: ReactNode;
  empty: ReactNode;
  /** The list is what its screen is for: Back returns to the place scrolled to. */
  keepsPlace?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in pages in every state it can be in: on its way, failed, empty, and there, with the way to more of it. */
export function PagedList<Item>({
  list,
  problem,
  pending = <PageSkeleton />,
  empty,
  keepsPlace = false,
  children,
}: PagedListProps<Item>) {
  useKeptScroll(keepsPlace && list.data !== undefined);
  return (
    <QueryView query={list} problem={problem} pending={pending}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <>
            {items.length === 0 ? empty : children(items)}
            <LoadMore list={list} problem={problem} />
          </>
        );
      }}
    </QueryView>
  );
}
