import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationTreasuresQuery } from './api/application-treasures-query.ts';

/** Every treasure of an application (`MAX_TREASURES_PER_APPLICATION` at most): `treasures` is undefined until the last page is there. */
export function useAllTreasures(applicationId: string) {
  const list = useInfiniteQuery(applicationTreasuresQuery(applicationId));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const pages = data?.pages.length;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { treasures: hasNextPage ? undefined : data?.pages.flatMap(({ items }) => items) };
}
