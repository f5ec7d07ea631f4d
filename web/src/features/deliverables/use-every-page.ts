import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationDeliverablesQuery, approvedDeliverablesQuery } from './api/queries.ts';

/** All items of a list, which is fetched page by page to its end: a query to be shown, without `data` until the last page is there. */
export function useEveryPage<Item>(list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>) {
  const { data, error, hasNextPage, isLoadingError, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    list;
  const pages = data?.pages.length;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const failed = isLoadingError || (isFetchNextPageError && !isFetchingNextPage);
  return {
    data: hasNextPage ? undefined : data?.pages.flatMap(({ items }) => items),
    error: failed ? error : null,
    isPending: !failed,
    /** Asks for what did not come. */
    refetch: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Every treasure of an application (`MAX_DELIVERABLES_PER_APPLICATION` at most): see `useEveryPage`. */
export function useAllDeliverables(applicationId: string) {
  return useEveryPage(useInfiniteQuery(applicationDeliverablesQuery(applicationId)));
}

/** The applications of the creator that have an approved treasure, which alone can be proven; none while that is not known, and why it is not. */
export function useProvableProjects() {
  const { data: approved, error, refetch } = useEveryPage(useInfiniteQuery(approvedDeliverablesQuery()));
  return { provable: new Set(approved?.map(({ application_id: id }) => id)), problem: error, retry: refetch };
}
