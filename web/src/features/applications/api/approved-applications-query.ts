import { listApplicationsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** The creator's approved applications, completed ones included unless one status is asked for, newest first: their projects. */
export function approvedApplicationsQuery(creatorId: string, status?: 'approved' | 'completed') {
  return infiniteQueryOptions({
    queryKey: ['applications', 'approved', creatorId, status ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listApplicationsOfCreator, {
        params: { id: creatorId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam, status: status ? [status] : ['approved', 'completed'] },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications'),
  });
}
