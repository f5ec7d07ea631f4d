import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What is counted of an application, what is paid of it and what can still come. */
export function earningsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['earnings', applicationId],
    queryFn: () => request(getEarnings, { params: { id: applicationId } }),
    ...liveOrEvery(WAITED_FOR_MS, 'treasures', 'proofs', 'payouts', 'notifications'),
  });
}
