import { useEffect } from 'react';

/** Pages that are loaded by themselves for one search, so that filters the server does not know cost it little. */
export const MOST_PAGES_AHEAD = 5;

interface List {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Goes on loading while none of the loaded items passes the filters and more are there, up to `MOST_PAGES_AHEAD` pages.
 * Answers whether it is still at it; afterwards nothing found means nothing among those that are loaded.
 */
export function useSearchAhead(list: List, { pages, found }: { pages: number; found: number }): boolean {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const wanted = pages > 0 && found === 0 && hasNextPage && pages < MOST_PAGES_AHEAD && !isFetchNextPageError;

  useEffect(() => {
    if (wanted && !isFetchingNextPage) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [wanted, pages, isFetchingNextPage, fetchNextPage]);
  return wanted;
}
