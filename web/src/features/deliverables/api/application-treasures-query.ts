import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

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
    ...liveOrEvery(WAITED_FOR_MS, 'treasures', 'notifications'),
  });
}
