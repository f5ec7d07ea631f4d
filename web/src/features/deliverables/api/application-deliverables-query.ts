import type { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What the treasures are narrowed to: a status, words. */
interface DeliverablesWanted {
  status?: DeliverableStatus | undefined;
  search?: string | undefined;
}

/** Treasures of one application, newest first. */
export function applicationDeliverablesQuery(applicationId: string, { status, search }: DeliverablesWanted = {}) {
  return infiniteQueryOptions({
    queryKey: ['treasures', 'application', applicationId, status ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      requestPage(listDeliverablesOfApplication, {
        params: { id: applicationId },
        query: { status, search, limit: MAX_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'treasures', 'notifications'),
  });
}
