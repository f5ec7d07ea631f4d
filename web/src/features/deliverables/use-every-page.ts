import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** All items of a list that is fetched page by page to its end; undefined until the last page is there. */
export function useEveryPage<Item>(
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>,
): Item[] | undefined {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const pages = data?.pages.length;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return hasNextPage ? undefined : data?.pages.flatMap(({ items }) => items);
}
