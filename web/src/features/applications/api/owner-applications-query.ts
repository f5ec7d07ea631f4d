import { listApplicationsOfOwner } from '@doubloon/contract/applications/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Applications to all loots of one owner, newest first. */
export function ownerApplicationsQuery(ownerId: string) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'owner', ownerId],
    queryFn: ({ pageParam }) =>
      requestPage(listApplicationsOfOwner, {
        params: { id: ownerId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
