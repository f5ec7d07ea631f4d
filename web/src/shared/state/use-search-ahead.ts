import { useEffect } from 'react';

/** Pages that are loaded by themselves for one search: the server may answer an empty one and go on after it. */
const MAX_PAGES_AHEAD = 5;

interface List {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Goes on loading while the pages so far are empty and more are there, up to `MAX_PAGES_AHEAD` of them.
 * Answers whether it is still at it; afterwards nothing found means nothing so far.
 */
export function useSearchAhead(list: List, { pages, found }: { pages: number; found: number }): boolean {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const wanted = pages > 0 && found === 0 && hasNextPage && pages < MAX_PAGES_AHEAD && !isFetchNextPageError;

  useEffect(() => {
    if (wanted && !isFetchingNextPage) void fetchNextPage();
    // `pages`: an answer can come so soon that no render ever saw the page being fetched.
  }, [wanted, pages, isFetchingNextPage, fetchNextPage]);
  return wanted;
}
