import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationDeliverablesQuery, approvedDeliverablesQuery } from './api/queries.ts';

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

/** Every treasure of an application (`MAX_TREASURES_PER_APPLICATION` at most): `deliverables` is undefined until the last page is there. */
export function useAllDeliverables(applicationId: string) {
  return { deliverables: useEveryPage(useInfiniteQuery(applicationDeliverablesQuery(applicationId))).items };
}

/** The applications of the creator that have an approved treasure, which alone can be proven; none while that is not known, and why it is not. */
export function useProvableProjects() {
  const { items: approved, problem, retry } = useEveryPage(useInfiniteQuery(approvedDeliverablesQuery()));
  return { provable: new Set(approved?.map(({ application_id: id }) => id)), problem, retry };
}
