import { listMedia } from '@doubloon/contract/media/operations.ts';
import { GALLERY_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** The pictures and videos of a creator's store, newest first. */
export function mediaQuery(creatorId: string) {
  return infiniteQueryOptions({
    queryKey: ['media', creatorId],
    queryFn: ({ pageParam }) =>
      requestPage(listMedia, { params: { id: creatorId }, query: { limit: GALLERY_PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
