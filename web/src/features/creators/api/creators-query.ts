import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { listCreators } from '@doubloon/contract/stores/operations.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';
import type { creatorSearchOf } from '../directory-filters.ts';

/** Creators that pass a search, page by page; the last search's stay until the next one's are there. */
export function creatorsQuery(search: ReturnType<typeof creatorSearchOf>) {
  return infiniteQueryOptions({
    queryKey: ['creators', search],
    queryFn: ({ pageParam }) =>
      requestPage(listCreators, { query: { ...search, limit: DEFAULT_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}
