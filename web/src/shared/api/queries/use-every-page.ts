import type { Page } from '@doubloon/contract/calls/paging.ts';
import {
  hashKey,
  useInfiniteQuery,
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Pages<Item> = InfiniteData<Page<Item>, string | undefined>;

/**
 * All items of a list, which is fetched page by page to its end: a query to be shown, without `data` until the last page is there. A list that grows by a page
 * stays as it was until that has come.
 */
export function useEveryPage<Item, Key extends QueryKey>(
  asked: UseInfiniteQueryOptions<Page<Item>, DefaultError, Pages<Item>, Key, string | undefined>,
) {
  const list = useInfiniteQuery(asked);
  const { data, error, hasNextPage, isLoadingError, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    list;
  const pages = data?.pages.length;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const key = hashKey(asked.queryKey);
  const [complete, setComplete] = useState<{ key: string; data: Pages<Item> }>();
  if (data && !hasNextPage && data !== complete?.data) setComplete({ key, data });
  const shown = complete?.key === key ? complete.data : undefined;
  const failed = !shown && (isLoadingError || (isFetchNextPageError && !isFetchingNextPage));
  return {
    data: shown?.pages.flatMap(({ items }) => items),
    error: failed ? error : null,
    isPending: !failed,
    /** Asks for what did not come. */
    refetch: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
