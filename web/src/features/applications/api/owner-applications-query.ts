import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { listApplicationsOfOwner } from '@doubloon/contract/applications/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** Applications to all loots of one owner, newest first; only those of a status when one is given. */
export function ownerApplicationsQuery(ownerId: string, status?: ApplicationStatus) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'owner', ownerId, status ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listApplicationsOfOwner, {
        params: { id: ownerId },
        query: { status: status && [status], limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications'),
  });
}
