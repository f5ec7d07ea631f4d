import { listMedia } from '@doubloon/contract/media/operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Works that one page of a gallery shows: full rows of two, three and four. */
const PAGE_SIZE = 12;

/** The pictures and videos of a creator's store, newest first. */
export function mediaQuery(creatorId: string) {
  return infiniteQueryOptions({
    queryKey: ['media', creatorId],
    queryFn: ({ pageParam }) =>
      requestPage(listMedia, { params: { id: creatorId }, query: { limit: PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
