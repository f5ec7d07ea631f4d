import type { Page } from '@doubloon/contract/calls/paging.ts';
import { hashKey, useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { inLargePages, type PagesQuery } from '../../api/queries/query.ts';
import { useEveryPage } from '../../api/queries/use-every-page.ts';

interface ReviewedQuery<Item> {
  /** The list as it is shown, newest first. */
  query: PagesQuery<Item>;
  /** The part of it that waits; undefined where that is not to be looked for, as for those who do not decide. */
  waiting: PagesQuery<Item> | undefined;
  idOf: (item: Item) => string;
}

interface ReviewedPages<Item> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** True when all of `waiting` is in the list. */
  isWhole: boolean;
  /** True while the list is shown for the first time and has to wait for the rest of `waiting`. */
  isPartial: boolean;
}

/**
 * A list in pages that holds all that waits from the beginning, however old it is: what waits longest is on the last page of a list that begins with
 * the newest. A list of one page is asked for once.
 */
export function useWithWaiting<Item>({ query, waiting, idOf }: ReviewedQuery<Item>): ReviewedPages<Item> {
  const { hasNextPage, data } = useInfiniteQuery(query);
  const isAsked = waiting !== undefined && hasNextPage;
  const { data: found, error } = useEveryPage({ ...inLargePages(waiting ?? query), enabled: isAsked });
  const list = useInfiniteQuery({
    ...query,
    select: ({ pages, pageParams }) => {
      const known = new Set(pages.flatMap(({ items }) => items.map((item) => idOf(item))));
      const more = isAsked && found ? found.filter((item) => !known.has(idOf(item))) : [];
      return {
        pages: pages.map((page, at) => (at === 0 ? { ...page, items: [...more, ...page.items] } : page)),
        pageParams,
      };
    },
  });
  const key = hashKey(query.queryKey);
  const [shown, setShown] = useState<string>();
  const isLoading = isAsked && !found && !error;
  if (data && !isLoading && shown !== key) setShown(key);
  return {
    list,
    isWhole: data !== undefined && (!hasNextPage || (isAsked && found !== undefined)),
    isPartial: isLoading && shown !== key,
  };
}
