import { listFollowing } from '@doubloon/contract/followers/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { listCreators } from '@doubloon/contract/stores/operations.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { creatorSearchOf, type DirectoryFilters } from '../directory-filters.ts';

/**
 * Creators that pass the filters, page by page; the last filters' stay until the next one's are there. Of those that `uid` follows the
 * server gives all: they are narrowed by `passes`.
 */
export function creatorsQuery(filters: DirectoryFilters, uid: string) {
  const search = creatorSearchOf(filters);
  return infiniteQueryOptions({
    queryKey: [...keyOf(listCreators), filters.following ? { followedBy: uid } : search],
    queryFn: ({ pageParam }) => {
      const page = { limit: DEFAULT_PAGE_SIZE, cursor: pageParam };
      return filters.following ? followedPage(uid, page) : requestPage(listCreators, { query: { ...search, ...page } });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}

async function followedPage(uid: string, query: { limit: number; cursor: string | undefined }) {
  const { items, nextCursor } = await requestPage(listFollowing, { params: { id: uid }, query });
  // Stores that are not there for everybody now have no card.
  return { items: items.flatMap(({ creator }) => creator ?? []), nextCursor };
}
