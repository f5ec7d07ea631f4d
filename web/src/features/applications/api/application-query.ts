import { getApplication } from '@doubloon/contract/applications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** One application, for its creator and the owner of the loot. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: () => request(getApplication, { params: { id } }),
    ...liveOrEvery(WAITED_FOR_MS, `application/${id}`),
  });
}
