import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

interface EveryPage<Item> {
  /** Undefined until the last page is there. */
  items: Item[] | undefined;
  /** Why they did not all come. */
  problem: Error | null;
  /** Asks for what did not come. */
  retry: () => void;
}

/** All items of a list, which is fetched page by page to its end. */
export function useEveryPage<Item>(
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>,
): EveryPage<Item> {
  const { data, error, hasNextPage, isLoadingError, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    list;
  const pages = data?.pages.length;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return {
    items: hasNextPage ? undefined : data?.pages.flatMap(({ items }) => items),
    problem: isLoadingError || (isFetchNextPageError && !isFetchingNextPage) ? error : null,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
