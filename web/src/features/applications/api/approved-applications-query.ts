import { listApplicationsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** The creator's approved applications, completed ones included, newest first: their projects. */
export function approvedApplicationsQuery(creatorId: string) {
  return infiniteQueryOptions({
    queryKey: ['applications', 'approved', creatorId],
    queryFn: ({ pageParam }) =>
      requestPage(listApplicationsOfCreator, {
        params: { id: creatorId },
        query: { limit: DEFAULT_PAGE_SIZE, cursor: pageParam, status: ['approved', 'completed'] },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
