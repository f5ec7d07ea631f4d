import { listApplicationsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What a creator has under way: live applications, treasures, and whether they can be paid. */
export function creatorWaitingQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'waiting', 'creator', creatorId],
    queryFn: async () => {
      const [applications, deliverables, account] = await Promise.all([
        requestPage(listApplicationsOfCreator, {
          params: { id: creatorId },
          query: { status: ['pending', 'approved'], limit: MAX_PAGE_SIZE },
        }),
        requestPage(listDeliverables, { query: { limit: MAX_PAGE_SIZE } }),
        request(getConnectedAccount, { params: { id: creatorId } }),
      ]);
      return {
        applications: applications.items,
        deliverables: deliverables.items,
        canBePaid: account.status === 'active',
      };
    },
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'treasures', 'notifications'),
  });
}
