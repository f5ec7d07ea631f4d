import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** Treasures of one application, newest first. */
export function applicationTreasuresQuery(applicationId: string) {
  return infiniteQueryOptions({
    queryKey: ['treasures', 'application', applicationId],
    queryFn: ({ pageParam }) =>
      requestPage(listDeliverablesOfApplication, {
        params: { id: applicationId },
        query: { limit: MAX_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}
